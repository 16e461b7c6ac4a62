import { gradient, gumTree, page, path, rect, wave } from './pieces.ts'

/** A lit pavilion and lamps above the lot after sunset. */
export function duskScene(): string {
  const horizon = 560
  const lamp = (x: number, tall: number) =>
    `${rect(x - 4, horizon - tall, 8, tall + 60, 'fill="#2b2a3a"')}${path(`M${x - 46} ${horizon - tall} H${x + 46} L${x + 34} ${horizon - tall - 14} H${x - 34} Z`, 'fill="#3a3848"')}<g filter="url(#b16)"><ellipse cx="${x}" cy="${horizon - tall + 12}" rx="70" ry="34" fill="#ffe9b8" opacity="0.9"/></g>${rect(x - 34, horizon - tall, 68, 7, 'fill="#fffbe9"')}`
  const panes = Array.from({ length: 15 }, (_, i) => rect(640 + i * 78, 372, 4, 196, 'fill="#4b4038"')).join('')
  const string = Array.from(
    { length: 28 },
    (_, i) => `<circle cx="${i * 72 + 10}" cy="${196 + 46 * Math.sin((i % 14) * 0.224)}" r="6" fill="#fff3cf"/>`,
  ).join('')
  return page(
    gradient('sky', [
      [0, '#1c2350'],
      [0.35, '#4a3f78'],
      [0.62, '#b0607a'],
      [0.82, '#f0a070'],
      [1, '#ffd9a0'],
    ]) +
      gradient('inside', [
        [0, '#ffdf9e'],
        [0.55, '#ffedc4'],
        [1, '#d9a962'],
      ]) +
      gradient('ground', [
        [0, '#6b5d6c'],
        [0.3, '#4a4658'],
        [1, '#2a2b3a'],
      ]),
    `${rect(0, 0, 1920, horizon + 10, 'fill="url(#sky)"')}<g filter="url(#b16)" opacity="0.7">${[
      [300, 250, 380],
      [980, 180, 460],
      [1560, 300, 420],
      [660, 380, 500],
    ]
      .map(([x = 0, y = 0, r = 0]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="22" fill="#f3a98c" opacity="0.5"/>`)
      .join('')}</g>
<g filter="url(#b2)">${path(`M0 ${horizon} V${horizon - 40} ${Array.from({ length: 40 }, (_, i) => `Q${i * 50 + 25} ${horizon - 44 - 46 * wave(i)} ${i * 50 + 50} ${horizon - 40}`).join(' ')} V${horizon} Z`, 'fill="#2d2a45"')}</g>
<g>${rect(560, 300, 1320, 74, 'fill="#26283a"')}${rect(560, 366, 1320, 10, 'fill="#ffcf7a"')}${rect(640, 374, 1170, 196, 'fill="url(#inside)"')}${panes}${rect(640, 470, 1170, 6, 'fill="#4b4038" opacity="0.5"')}<g filter="url(#b6)">${[760, 960, 1180, 1400, 1620].map((x, i) => path(`M${x - 90} 566 V532 Q${x - 70} 516 ${x - 40} 512 L${x - 6} 490 H${x + 50} L${x + 80} 512 Q${x + 104} 516 ${x + 110} 536 V566 Z`, `fill="${['#6f4136', '#3d4148', '#8a6a3c', '#2c4056', '#5b3038'][i]}"`)).join('')}</g></g>
<g filter="url(#b40)"><ellipse cx="1240" cy="600" rx="760" ry="90" fill="#ffcb7d" opacity="0.75"/></g>
${rect(0, horizon, 1920, 1080 - horizon, 'fill="url(#ground)"')}<g filter="url(#b40)"><ellipse cx="1240" cy="640" rx="820" ry="110" fill="#ffbf6e" opacity="0.55"/><ellipse cx="300" cy="720" rx="300" ry="60" fill="#ffd9a0" opacity="0.25"/></g>${rect(0, horizon, 1920, 1080 - horizon, 'filter="url(#grain)" opacity="0.45"')}
${Array.from({ length: 11 }, (_, i) => path(`M${960 + (i - 5) * 150} ${horizon + 40} L${960 + (i - 5) * 640} 1080`, 'stroke="#d8cfd6" stroke-width="5" opacity="0.28"')).join('')}
${lamp(250, 380)}${lamp(520, 330)}${lamp(1880, 380)}<path d="M0 190 Q240 280 500 196 T1010 196 T1520 196 T1920 210" stroke="#2a2740" stroke-width="3" fill="none"/>${string}<g filter="url(#b6)">${string}</g>`,
  )
}

/** A coastal road on a cliff in the morning light. */
export function coastScene(): string {
  const horizon = 470
  const surf = Array.from({ length: 46 }, (_, i) =>
    path(
      `M${(i * 211) % 1200} ${horizon + 16 + i * 5.2} h${50 + (i % 5) * 36}`,
      `stroke="#fff" stroke-width="${1.4 + i * 0.07}" opacity="${0.2 + (i % 4) * 0.1}"`,
    ),
  ).join('')
  return page(
    gradient('sky', [
      [0, '#5b9bd6'],
      [0.55, '#a9d0ec'],
      [0.85, '#fbe6cb'],
      [1, '#ffe9c9'],
    ]) +
      gradient('sea', [
        [0, '#9cc5d8'],
        [0.25, '#4d93b8'],
        [1, '#1f5f86'],
      ]) +
      gradient('road', [
        [0, '#8e9196'],
        [1, '#5a5d62'],
      ]) +
      gradient('grass', [
        [0, '#93a765'],
        [1, '#5d7440'],
      ]) +
      gradient('rock', [
        [0, '#a58d72'],
        [1, '#6a5543'],
      ]),
    `${rect(0, 0, 1920, horizon + 4, 'fill="url(#sky)"')}<g filter="url(#b40)"><circle cx="420" cy="430" r="170" fill="#fff3d6"/></g><g filter="url(#b16)" fill="#fff" opacity="0.8">${[
      [240, 150, 260],
      [820, 110, 330],
      [1440, 180, 300],
      [1720, 90, 240],
      [560, 240, 180],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.1}"/><ellipse cx="${x - r * 0.2}" cy="${y - r * 0.08}" rx="${r * 0.4}" ry="${r * 0.1}"/>`,
      )
      .join('')}</g>
${rect(0, horizon, 1920, 400, 'fill="url(#sea)"')}<g filter="url(#b6)">${path(`M330 ${horizon} h190 L640 860 H220 Z`, 'fill="#fff1cf" opacity="0.45"')}</g>${surf}
${path(`M900 ${horizon} Q960 ${horizon - 60} 1080 ${horizon - 74} Q1160 ${horizon - 130} 1300 ${horizon - 134} Q1480 ${horizon - 210} 1920 ${horizon - 250} V${horizon + 160} H1080 Q960 ${horizon + 60} 900 ${horizon} Z`, 'fill="#7b9486"')}
${path(`M1080 ${horizon + 20} Q1180 ${horizon - 60} 1360 ${horizon - 66} Q1560 ${horizon - 130} 1920 ${horizon - 150} V${horizon + 220} H1000 Z`, 'fill="url(#grass)"')}${path(`M1000 ${horizon + 130} Q1030 ${horizon + 40} 1090 ${horizon + 14} L1130 ${horizon + 60} Q1080 ${horizon + 150} 1040 ${horizon + 220} Z`, 'fill="url(#rock)"')}
${path('M0 1080 V820 Q300 700 700 640 Q960 600 1180 560 Q1300 536 1360 500 L1400 500 Q1380 560 1300 600 Q1180 660 1120 760 Q1060 880 1120 1080 Z', 'fill="url(#rock)"')}
${path('M0 1080 V860 Q420 730 800 668 Q1080 622 1250 574 Q1350 540 1378 494 L1430 494 Q1470 560 1560 610 Q1760 720 1920 780 V1080 Z', 'fill="url(#grass)"')}
${path('M120 1080 Q640 800 1010 690 Q1250 620 1340 560 Q1384 528 1386 494 L1412 494 Q1424 540 1400 590 Q1350 690 1330 780 Q1300 900 1420 1080 Z', 'fill="url(#road)"')}${path('M790 1080 Q1010 850 1160 730 Q1300 630 1372 560 Q1394 530 1398 496', 'stroke="#f3efe2" stroke-width="9" stroke-dasharray="70 50" fill="none" opacity="0.85"')}${path('M150 1080 Q660 806 1016 698 Q1250 628 1338 566', 'stroke="#f3efe2" stroke-width="6" fill="none" opacity="0.8"')}
${Array.from({ length: 15 }, (_, i) => {
  const t = i / 14
  const x = 20 + t ** 0.7 * 1270
  const y = 960 - t ** 0.62 * 378
  const s = 1.5 - t * 1.25
  return rect(x, y - 44 * s, 9 * s, 54 * s, 'fill="#d9d4c8"')
}).join(
  '',
)}${path('M0 924 Q520 716 900 650 Q1180 602 1300 552', 'stroke="#e4e2da" stroke-width="13" fill="none"')}${path('M0 930 Q520 722 900 656 Q1180 606 1300 556', 'stroke="#a7a59d" stroke-width="4" fill="none"')}
${rect(0, 600, 1920, 480, 'filter="url(#grain)" opacity="0.25"')}`,
  )
}

/** A calm river under gum trees in the late afternoon. */
export function caravanParkScene(): string {
  const horizon = 500
  const leaf = ['#6d8050', '#7f915a', '#59703f', '#8fa066', '#64784a'] as const
  return page(
    gradient('sky', [
      [0, '#7db3e0'],
      [0.6, '#cfe3ef'],
      [1, '#fdeed4'],
    ]) +
      gradient('river', [
        [0, '#dfe9ea'],
        [0.5, '#9fbcc4'],
        [1, '#7b9ca2'],
      ]) +
      gradient('grass', [
        [0, '#b9b477'],
        [0.3, '#98a05f'],
        [1, '#6d7a42'],
      ]),
    `${rect(0, 0, 1920, horizon + 40, 'fill="url(#sky)"')}<g filter="url(#b16)">${path(`M0 ${horizon} V${horizon - 90} Q300 ${horizon - 190} 640 ${horizon - 110} T1240 ${horizon - 130} T1920 ${horizon - 100} V${horizon} Z`, 'fill="#93a7b8"')}</g>
<g filter="url(#b6)">${Array.from({ length: 34 }, (_, i) => `<ellipse cx="${i * 60}" cy="${horizon - 16 - 30 * wave(i)}" rx="${44 + 20 * wave(i, 3)}" ry="${40 + 34 * wave(i, 7)}" fill="${leaf[i % leaf.length]}" opacity="0.9"/>`).join('')}</g>
${path(`M0 ${horizon + 10} Q500 ${horizon - 4} 1000 ${horizon + 8} T1920 ${horizon + 4} V${horizon + 86} Q1300 ${horizon + 50} 820 ${horizon + 74} T0 ${horizon + 110} Z`, 'fill="url(#river)"')}<g filter="url(#b6)" opacity="0.5">${Array.from({ length: 18 }, (_, i) => `<ellipse cx="${i * 112}" cy="${horizon + 34}" rx="46" ry="22" fill="#64784a"/>`).join('')}</g>
${path(`M0 ${horizon + 108} Q420 ${horizon + 84} 820 ${horizon + 72} Q1300 ${horizon + 48} 1920 ${horizon + 84} V1080 H0 Z`, 'fill="url(#grass)"')}${path(`M760 1080 Q980 760 1500 690 L1920 660 V780 Q1400 800 1300 1080 Z`, 'fill="#bda87f" opacity="0.8"')}${rect(0, 580, 1920, 500, 'filter="url(#grain)" opacity="0.4"')}
${gumTree({ x: 210, foot: 760, tall: 640, lean: 60, leaf })}${gumTree({ x: 1770, foot: 690, tall: 560, lean: -50, leaf })}${gumTree({ x: 560, foot: 640, tall: 330, lean: 20, leaf })}
<g filter="url(#b40)"><ellipse cx="260" cy="770" rx="300" ry="26" fill="#2f3a1c" opacity="0.5"/><ellipse cx="1750" cy="700" rx="240" ry="20" fill="#2f3a1c" opacity="0.5"/></g>
<g transform="translate(640 800)">${path('M0 90 L60 20 M60 90 L0 20 M-6 20 H70 M60 20 L76 -60', 'stroke="#33414c" stroke-width="7" fill="none"')}${path('M-4 16 H68 L80 -60 L66 -60 L54 4 H-4 Z', 'fill="#2f6d86"')}</g><g transform="translate(800 820)">${path('M0 90 L60 20 M60 90 L0 20 M-6 20 H70 M0 20 L-16 -60', 'stroke="#33414c" stroke-width="7" fill="none"')}${path('M-4 16 H68 V4 H8 L-4 -60 H-20 Z', 'fill="#c7702f"')}</g><g transform="translate(735 890)"><ellipse cx="0" cy="26" rx="66" ry="18" fill="#8d8470"/><ellipse cx="0" cy="22" rx="48" ry="12" fill="#3a342b"/>${path('M-14 22 Q-26 -20 0 -46 Q-2 -14 18 -24 Q26 6 12 22 Z', 'fill="#f08a2c"')}${path('M-6 22 Q-10 0 3 -16 Q12 8 6 22 Z', 'fill="#ffd772"')}</g>`,
  )
}
