/**
 * The rooms of `platform/`, top layer first: a room imports rooms of its own layer and of those below, and no two rooms import each other, directly or
 * through others. `tests/architecture/platform-rooms.test.ts` checks both, and that each folder is here.
 */
export const platformRooms = {
  'Start and wiring': ['cli', 'app'],
  'HTTP APIs': ['api', 'admin-api'],
  'One room per noun': [
    'leads',
    'checkout',
    'valuations',
    'prizes',
    'sessions',
    'garage',
    'alerts',
    'stock',
    'market',
    'documents',
    'images',
    'backup',
  ],
  'Content and services': [
    'pages',
    'page-cache',
    'events',
    'content',
    'search',
    'messages',
    'integrations',
    'context',
    'http',
  ],
  Foundation: ['base', 'limits', 'jobs', 'places', 'embedded', 'audit'],
} as const
