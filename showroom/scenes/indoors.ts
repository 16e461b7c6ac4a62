import { gradient, page, path, rect } from './pieces.ts'

/** A long glass-fronted hall with rows of lights and a reflecting floor. */
export function showroomScene(): string {
  const horizon = 470
  const vanish = 1120
  const lights = Array.from({ length: 7 }, (_, row) => {
    const depth = 1 / (1 + row * 0.55)
    const y = horizon - 460 * depth
    return [-0.95, -0.42, 0.12, 0.66]
      .map((x) => {
        const left = vanish + x * 1500 * depth
        const w = 330 * depth
        return path(`M${left} ${y} h${w} l${-x * 90 * depth} ${16 * depth + 3} h${-w} Z`, 'fill="#fffdf6"')
      })
      .join('')
  }).join('')
  const panes = Array.from({ length: 9 }, (_, i) => {
    const x = vanish + 90 + 900 * ((i + 1) / 9) ** 1.7
    const scale = (x - vanish) / 800
    return path(
      `M${x} ${horizon - 330 * scale} V${horizon + 118 * scale}`,
      `stroke="#f1f3f4" stroke-width="${4 + 12 * scale}"`,
    )
  }).join('')
  const mirrors = Array.from(
    { length: 6 },
    (_, i) => `<ellipse cx="${260 + i * 320}" cy="${900 + (i % 2) * 60}" rx="150" ry="36" fill="#fff" opacity="0.5"/>`,
  ).join('')
  return page(
    gradient('ceiling', [
      [0, '#5d646b'],
      [1, '#a7aeb4'],
    ]) +
      gradient(
        'wall',
        [
          [0, '#c6ccd1'],
          [1, '#eceeef'],
        ],
        true,
      ) +
      gradient('floor', [
        [0, '#c2c7cb'],
        [0.35, '#d9dcdf'],
        [1, '#aeb4b9'],
      ]) +
      gradient('day', [
        [0, '#a7cbea'],
        [0.62, '#e7f1f8'],
        [0.63, '#8fa68c'],
        [1, '#a9b3ab'],
      ]),
    `${rect(0, 0, 1920, 1080, 'fill="url(#ceiling)"')}
${path(`M0 0 L${vanish - 60} ${horizon - 130} V${horizon + 46} L0 830 Z`, 'fill="url(#wall)"')}
${path(`M0 180 L${vanish - 60} ${horizon - 80} V${horizon - 40} L0 330 Z`, 'fill="#1d2730"')}
${path(`M${vanish - 60} ${horizon - 130} H${vanish + 90} V${horizon + 46} H${vanish - 60} Z`, 'fill="#dfe3e6"')}
${path(`M${vanish + 90} ${horizon - 40} L1920 ${horizon - 330} V${horizon + 130} L${vanish + 90} ${horizon + 20} Z`, 'fill="url(#day)"')}
<g filter="url(#b6)">${path(`M${vanish + 90} ${horizon + 2} L1920 ${horizon - 60} V${horizon + 120} L${vanish + 90} ${horizon + 18} Z`, 'fill="#6f8b6a"')}${[1300, 1420, 1600, 1790].map((x, i) => `<ellipse cx="${x}" cy="${horizon - 24 - i * 18}" rx="${50 + i * 26}" ry="${34 + i * 18}" fill="#66845f"/>`).join('')}</g>
${panes}<g>${lights}</g><g filter="url(#b16)" opacity="0.6">${lights}</g>
${path(`M0 830 L${vanish - 60} ${horizon + 46} H${vanish + 90} L1920 ${horizon + 130} V1080 H0 Z`, 'fill="url(#floor)"')}
<g filter="url(#b40)">${mirrors}${path(`M1300 ${horizon + 60} L1920 ${horizon + 130} V1080 H1240 Z`, 'fill="#dcebf5" opacity="0.55"')}</g>
${Array.from({ length: 9 }, (_, i) => path(`M${vanish} ${horizon + 10} L${-900 + i * 480} 1080`, 'stroke="#8f969b" stroke-width="1.5" opacity="0.35"')).join('')}
<g filter="url(#b2)">${rect(60, 560, 240, 18, 'fill="#2b333a"')}${path('M70 578 H290 L270 720 H90 Z', 'fill="#f4f5f6"')}</g>`,
  )
}

/** Bays, tool chests and tube lights; the car is on the hoist. */
export function workshopScene(): string {
  const tubes = [150, 620, 1090, 1560].map((x) => rect(x, 84, 260, 14, 'rx="6" fill="#fff"')).join('')
  const chest = (x: number, y: number, s: number, colour: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${rect(0, 0, 210, 190, `rx="8" fill="${colour}"`)}${[14, 52, 90, 128].map((t) => rect(12, t, 186, 30, 'rx="4" fill="#000" opacity="0.18"') + rect(80, t + 11, 50, 7, 'rx="3" fill="#e7e9ea"')).join('')}${rect(18, 190, 26, 20, 'fill="#222"')}${rect(166, 190, 26, 20, 'fill="#222"')}</g>`
  const tyres = (x: number, y: number) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<g><ellipse cx="${x}" cy="${y - i * 44}" rx="86" ry="26" fill="#17181a"/>${rect(x - 86, y - i * 44 - 30, 172, 30, 'fill="#202225"')}<ellipse cx="${x}" cy="${y - i * 44 - 30}" rx="86" ry="26" fill="#2b2d31"/><ellipse cx="${x}" cy="${y - i * 44 - 30}" rx="42" ry="12" fill="#0f1011"/></g>`,
      )
      .join('')
  const post = (x: number) =>
    `${rect(x, 250, 58, 590, 'fill="url(#post)"')}${rect(x - 22, 836, 102, 24, 'fill="#2c3238"')}${rect(x + 10, 250, 8, 590, 'fill="#fff" opacity="0.25"')}`
  return page(
    gradient('wall', [
      [0, '#9aa4ad'],
      [0.45, '#cdd3d8'],
      [1, '#bcc3c9'],
    ]) +
      gradient('floor', [
        [0, '#8b9197'],
        [1, '#5f656b'],
      ]) +
      gradient(
        'post',
        [
          [0, '#1f5fa6'],
          [0.5, '#2f7ac9'],
          [1, '#164a85'],
        ],
        true,
      ) +
      gradient('out', [
        [0, '#b8d7ee'],
        [0.6, '#eef5fa'],
        [0.61, '#9fae93'],
        [1, '#b4b3a8'],
      ]),
    `${rect(0, 0, 1920, 780, 'fill="url(#wall)"')}${Array.from({ length: 16 }, (_, i) => rect(i * 128, 130, 2, 600, 'fill="#a9b1b8"')).join('')}${rect(0, 120, 1920, 16, 'fill="#59626a"')}
${rect(1290, 230, 480, 500, 'fill="#e8ebed"')}${rect(1306, 300, 448, 430, 'fill="url(#out)"')}${[0, 1, 2, 3, 4].map((i) => rect(1306, 246 + i * 12, 448, 6, 'fill="#c3cacf"')).join('')}<g filter="url(#b6)">${[1380, 1500, 1660].map((x) => `<ellipse cx="${x}" cy="540" rx="70" ry="60" fill="#6d8a66"/>`).join('')}</g>
${rect(96, 250, 420, 200, 'fill="#2b333b"')}${Array.from({ length: 24 }, (_, i) => {
      const x = 120 + (i % 8) * 49
      const y = 278 + Math.floor(i / 8) * 60
      return i % 3 === 0
        ? `<circle cx="${x + 14}" cy="${y + 8}" r="12" fill="none" stroke="#c9d0d6" stroke-width="6"/><path d="M${x + 14} ${y + 18} V${y + 44}" stroke="#c9d0d6" stroke-width="7"/>`
        : `<path d="M${x} ${y} h28 M${x + 14} ${y} v42" stroke="${i % 2 ? '#e0a23b' : '#b9c1c8'}" stroke-width="7"/>`
    }).join('')}
${rect(0, 740, 1920, 340, 'fill="url(#floor)"')}<g filter="url(#b40)">${[280, 900, 1500].map((x) => `<ellipse cx="${x}" cy="960" rx="240" ry="60" fill="#c9d2d9" opacity="0.5"/>`).join('')}</g>${rect(0, 740, 1920, 340, 'filter="url(#grain)" opacity="0.4"')}
${path('M120 1080 L420 780 H460 L220 1080 Z M1560 1080 L1400 780 H1440 L1660 1080 Z', 'fill="#e2b93c" opacity="0.75"')}
${chest(110, 560, 1, '#b5252c')}${chest(340, 600, 0.84, '#2f3a44')}${tyres(1790, 860)}${post(560)}${post(1260)}
<g filter="url(#b16)" opacity="0.7">${tubes}</g>${tubes}`,
  )
}

/** The hoist's arms in front of the car. */
export function hoistArms(): string {
  return page(
    gradient('arm', [
      [0, '#3b434b'],
      [1, '#1f252b'],
    ]),
    `${path('M600 620 H860 L876 600 H930 V622 L890 646 H600 Z M1276 620 H1010 L996 600 H946 V622 L986 646 H1276 Z', 'fill="url(#arm)"')}${rect(552, 588, 74, 90, 'rx="8" fill="#2f7ac9"')}${rect(1252, 588, 74, 90, 'rx="8" fill="#2f7ac9"')}`,
  )
}

/** A contract, a pen and keys on a desk, with the showroom out of focus. */
export function deskScene(): string {
  const bokeh = Array.from(
    { length: 20 },
    (_, i) =>
      `<circle cx="${(i * 397) % 1920}" cy="${60 + ((i * 173) % 300)}" r="${26 + (i % 5) * 12}" fill="#fff" opacity="${0.12 + (i % 4) * 0.07}"/>`,
  ).join('')
  const lines = Array.from({ length: 13 }, (_, i) =>
    rect(60, 150 + i * 34, i % 4 === 3 ? 300 : 480 - (i % 3) * 40, 9, 'rx="4" fill="#b9c0c6"'),
  ).join('')
  return page(
    gradient('back', [
      [0, '#8d9aa5'],
      [1, '#d6dde2'],
    ]) +
      gradient('desk', [
        [0, '#8a6242'],
        [0.5, '#a97c55'],
        [1, '#7c5536'],
      ]) +
      gradient('steel', [
        [0, '#f2f4f5'],
        [0.5, '#9aa2a9'],
        [1, '#dfe3e6'],
      ]),
    `${rect(0, 0, 1920, 520, 'fill="url(#back)"')}<g filter="url(#b40)">${rect(120, 120, 620, 260, 'fill="#eef3f6"')}${path('M980 420 V330 Q1010 290 1090 284 L1200 200 Q1300 170 1440 190 L1560 280 Q1700 290 1730 340 V430 Z', 'fill="#9c1d26"')}${path('M1120 280 L1210 212 Q1300 190 1420 206 L1520 282 Z', 'fill="#242a30"')}<circle cx="1120" cy="425" r="56" fill="#15171a"/><circle cx="1590" cy="425" r="56" fill="#15171a"/></g>${bokeh}
${path('M0 470 H1920 V1080 H0 Z', 'fill="url(#desk)"')}${Array.from({ length: 12 }, (_, i) => path(`M0 ${500 + i * 52} Q${600 + (i % 3) * 160} ${486 + i * 54} 1920 ${506 + i * 52}`, 'stroke="#6d492d" stroke-width="2" opacity="0.25" fill="none"')).join('')}
<g transform="translate(520 480) rotate(-9) skewX(-14)"><g filter="url(#b16)">${rect(14, 24, 610, 640, 'fill="#000" opacity="0.35"')}</g>${rect(0, 0, 610, 640, 'fill="#fdfdfb"')}${rect(60, 54, 250, 26, 'rx="6" fill="#24455f"')}${rect(60, 96, 150, 12, 'rx="5" fill="#8c969e"')}${lines}${rect(60, 606, 220, 3, 'fill="#5b646b"')}${path('M70 596 q20 -46 44 -10 t44 -8 q20 -26 40 4 t56 -10', 'stroke="#1c3f8f" stroke-width="5" fill="none"')}</g>
<g transform="translate(1080 700) rotate(-32)"><g filter="url(#b6)">${rect(-6, 14, 430, 26, 'rx="13" fill="#000" opacity="0.35"')}</g>${rect(0, 0, 380, 26, 'rx="13" fill="#16181b"')}${rect(250, 0, 16, 26, 'fill="url(#steel)"')}${path('M380 2 L430 13 L380 24 Z', 'fill="url(#steel)"')}${rect(30, -6, 110, 7, 'rx="3" fill="url(#steel)"')}</g>
<g transform="translate(1330 820)"><g filter="url(#b16)"><ellipse cx="110" cy="70" rx="210" ry="70" fill="#000" opacity="0.4"/></g><circle cx="0" cy="0" r="66" fill="none" stroke="url(#steel)" stroke-width="12"/><g transform="rotate(24)">${rect(56, -48, 210, 98, 'rx="40" fill="#1a1c1f"')}${rect(92, -26, 40, 22, 'rx="8" fill="#44494f"')}${rect(92, 6, 40, 22, 'rx="8" fill="#44494f"')}<circle cx="200" cy="0" r="20" fill="url(#steel)"/>${path('M262 -14 H400 l20 14 l-20 14 h-20 v-10 h-20 v10 h-18 v-8 h-80 Z', 'fill="url(#steel)"')}</g><g transform="rotate(70)">${rect(60, -30, 150, 60, 'rx="12" fill="#8a2027"')}<circle cx="82" cy="0" r="9" fill="#e8d9d2"/></g></g>`,
  )
}
