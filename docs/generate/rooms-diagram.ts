import { platformRooms } from './rooms.ts'

interface Place {
  x: number
  y: number
  width: number
  height: number
}

const page = { width: 1000, height: 860 }
const roomWidth = 91
const rowLabelWidth = 190

/** `docs/pictures/rooms.svg`: the folders, what imports what, and the rooms of the platform. */
export function printRoomsDiagram(): string {
  const platform = { x: 20, y: 110, width: 760, height: 390 }
  const parts = [
    box({ x: 20, y: 20, width: 230, height: 46 }, 'Shoppers: sites', 'actor'),
    box({ x: 285, y: 20, width: 230, height: 46 }, 'Staff: /admin', 'actor'),
    box({ x: 550, y: 20, width: 230, height: 46 }, 'Operators: command line', 'actor'),
    arrow([135, 66], [135, 110]),
    arrow([400, 66], [400, 110]),
    arrow([665, 66], [665, 110]),
    frame(platform, 'platform/  the Node side'),
    ...platformRows(platform),
    box({ x: 820, y: 130, width: 160, height: 60 }, 'PostgreSQL', 'store'),
    box({ x: 820, y: 220, width: 160, height: 60 }, 'Meilisearch (optional)', 'store'),
    box({ x: 820, y: 310, width: 160, height: 60 }, 'Files: media, photos', 'store'),
    box({ x: 820, y: 400, width: 160, height: 60 }, 'Third parties', 'store'),
    ...[160, 250, 340, 430].map((y) => arrow([780, y], [820, y])),
    box({ x: 20, y: 560, width: 340, height: 70 }, 'renderer/  pages, islands, themes', 'layer'),
    arrow([190, 500], [190, 560], 'its built server entry'),
    box({ x: 440, y: 560, width: 340, height: 70 }, 'cms/  Payload: content, access, admin', 'layer'),
    arrow([610, 500], [610, 560], 'cms/index.ts'),
    box({ x: 20, y: 680, width: 340, height: 60 }, 'blocks/  one folder per block', 'layer'),
    arrow([190, 630], [190, 680]),
    arrow([470, 630], [362, 690], 'block definitions'),
    box({ x: 20, y: 780, width: 760, height: 60 }, 'schemas/  domain types and pure rules', 'layer'),
    arrow([190, 740], [190, 780]),
    arrow([660, 630], [660, 780]),
    arrow([400, 500], [400, 780]),
    box({ x: 820, y: 560, width: 160, height: 70 }, 'seed/, tests/', 'actor'),
    text({ x: 900, y: 655 }, 'import all above;'),
    text({ x: 900, y: 675 }, 'nothing imports them'),
    box({ x: 820, y: 720, width: 160, height: 50 }, 'showroom/', 'layer'),
    arrow([900, 720], [900, 685]),
    text({ x: 900, y: 790 }, 'draws seed/pictures'),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}" font-family="sans-serif" font-size="14">
<title>The folders of Forecourt and what they import</title>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="#475569"/></marker></defs>
<rect width="100%" height="100%" fill="#ffffff"/>
${parts.join('\n')}
</svg>
`
}

function platformRows({ x, y }: Place): string[] {
  let top = y + 44
  return Object.entries(platformRooms).flatMap(([title, rooms]) => {
    const perLine = 6
    const lines = Math.ceil(rooms.length / perLine)
    const row = [
      text({ x: x + 16, y: top + 20 }, title, 'start'),
      ...rooms.map((room, index) =>
        box(
          {
            x: x + rowLabelWidth + (index % perLine) * (roomWidth + 3),
            y: top + Math.floor(index / perLine) * 38,
            width: roomWidth,
            height: 32,
          },
          room,
          'room',
        ),
      ),
    ]
    top += lines * 38 + 12
    return row
  })
}

const fills = { actor: '#f1f5f9', layer: '#e0f2fe', room: '#dcfce7', store: '#fef3c7' } as const

const box = (place: Place, label: string, kind: keyof typeof fills) =>
  `<rect x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" rx="6" fill="${fills[kind]}" stroke="#94a3b8"/>
${text({ x: place.x + place.width / 2, y: place.y + place.height / 2 + 5 }, label)}`

const frame = (place: Place, label: string) =>
  `<rect x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" rx="8" fill="#f8fafc" stroke="#475569"/>
${text({ x: place.x + 16, y: place.y + 26 }, label, 'start')}`

const text = ({ x, y }: { x: number; y: number }, label: string, anchor = 'middle') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="#0f172a">${label}</text>`

const arrow = (from: readonly [number, number], to: readonly [number, number], label = '') =>
  `<path d="M${from.join(' ')} L${to.join(' ')}" stroke="#475569" marker-end="url(#tip)"/>${
    label && text({ x: from[0] + 10, y: (from[1] + to[1]) / 2 + 5 }, label, 'start')
  }`
