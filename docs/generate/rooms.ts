/** The rooms of `platform/`, top layer first: a room is drawn in one row. A test compares them with the folders. */
export const platformRooms = {
  'Start and wiring': ['cli', 'server', 'jobs'],
  'HTTP APIs': ['api', 'staff'],
  'One room per noun': [
    'leads',
    'payments',
    'reservations',
    'valuations',
    'prizes',
    'sessions',
    'messages',
    'alerts',
    'stock',
    'search',
    'market',
    'places',
    'drawn',
    'backup',
  ],
  'Content and services': ['content', 'events', 'partners', 'audit'],
  Foundation: ['limits', 'http', 'base', 'embedded'],
} as const
