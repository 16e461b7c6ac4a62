import sharp from 'sharp'
import { encodeAvif } from './core/encode-avif.ts'
import type { Portrait } from '#seed/subjects/portrait.ts'

type InsidePortrait = Extract<Portrait, { kind: 'inside' }>

export const trims = {
  black: { soft: '#2a2b2e', softer: '#3a3b3f', seam: '#55575c', hard: '#1b1c1e', light: '#4a4c51' },
  grey: { soft: '#5b5e63', softer: '#70747a', seam: '#8b8f95', hard: '#2b2d30', light: '#84888e' },
  beige: { soft: '#a98f6f', softer: '#c0a683', seam: '#dcc6a4', hard: '#3a3029', light: '#cdb591' },
} as const

/** An AVIF picture of the interior: the dashboard, the rear seats, or a caravan's lounge. */
export async function drawInside(
  { view, trim }: InsidePortrait,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const colours = trims[trim]
  const body = { dashboard, seats, caravan }[view](colours)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 800">${shared(colours)}${body}<rect width="1200" height="800" fill="url(#vignette)"/></svg>`
  return encodeAvif(sharp(Buffer.from(svg)).flatten({ background: '#222' }), 45)
}

type Trim = (typeof trims)[keyof typeof trims]

function shared({ soft, softer, hard }: Trim): string {
  return `<defs>
<linearGradient id="soft" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${softer}"/><stop offset="1" stop-color="${soft}"/></linearGradient>
<linearGradient id="hard" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a3c40"/><stop offset="1" stop-color="${hard}"/></linearGradient>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9cc3e6"/><stop offset="1" stop-color="#eaf2f8"/></linearGradient>
<linearGradient id="screen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#16263c"/><stop offset="1" stop-color="#0a0f18"/></linearGradient>
<linearGradient id="metal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9ebee"/><stop offset="0.5" stop-color="#9a9ea4"/><stop offset="1" stop-color="#d4d7da"/></linearGradient>
<linearGradient id="timber" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#b88f63"/><stop offset="0.5" stop-color="#c9a377"/><stop offset="1" stop-color="#b08558"/></linearGradient>
<radialGradient id="vignette" cx="0.5" cy="0.45" r="0.8"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.4"/></radialGradient>
<filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="shade" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
</defs>`
}

function dashboard({ seam, hard, light }: Trim): string {
  const vent = (x: number, w: number) =>
    `<rect x="${x}" y="392" width="${w}" height="46" rx="10" fill="#0d0e10" stroke="url(#metal)" stroke-width="3"/>${[0, 1, 2, 3].map((i) => `<rect x="${x + 8}" y="${401 + i * 9}" width="${w - 16}" height="3" fill="#44474c"/>`).join('')}`
  return `<rect width="1200" height="800" fill="#17181a"/>
<path d="M60 0 H1140 L1085 330 H115 Z" fill="url(#sky)"/><g filter="url(#blur)"><path d="M80 230 Q240 190 420 220 T800 205 T1120 232 V340 H80 Z" fill="#6d8a66"/><path d="M470 340 L570 232 H630 L730 340 Z" fill="#8c9094"/><rect x="150" y="196" width="190" height="60" fill="#c9ced3"/></g>
<path d="M60 0 L115 330 L60 360 L-10 0 Z M1140 0 L1085 330 L1140 360 L1210 0 Z" fill="#26282b"/><rect x="510" y="18" width="180" height="58" rx="18" fill="#141517"/><rect x="520" y="25" width="160" height="44" rx="13" fill="#8fa9bd"/>
<path d="M0 330 Q160 292 420 300 H780 Q1040 292 1200 330 V470 H0 Z" fill="url(#hard)"/><path d="M0 420 H1200 V520 H0 Z" fill="url(#soft)"/><path d="M0 424 H1200" stroke="${seam}" stroke-width="2" stroke-dasharray="8 6"/><rect x="0" y="446" width="1200" height="7" fill="url(#metal)" opacity="0.75"/>
<path d="M0 520 H1200 V800 H0 Z" fill="${hard}"/>
${vent(70, 110)}${vent(1030, 110)}
<rect x="455" y="288" width="300" height="158" rx="14" fill="#060708"/><rect x="465" y="298" width="280" height="138" rx="8" fill="url(#screen)"/>
<path d="M475 400 L560 352 L612 372 L735 318" stroke="#3fa0ff" stroke-width="5" fill="none"/><circle cx="612" cy="372" r="8" fill="#fff"/><rect x="478" y="310" width="92" height="12" rx="6" fill="#cfe2f5" opacity="0.85"/>${[0, 1, 2, 3].map((i) => `<rect x="700" y="${308 + i * 30}" width="34" height="22" rx="6" fill="${['#2f9e62', '#3c74d6', '#d0523a', '#8a8f98'][i]}" opacity="0.9"/>`).join('')}
${vent(470, 120)}${vent(612, 120)}
<rect x="490" y="470" width="220" height="46" rx="12" fill="#101113"/>${[0, 1, 2, 3, 4].map((i) => `<circle cx="${518 + i * 41}" cy="493" r="13" fill="#24262a" stroke="#5f646b" stroke-width="2"/>`).join('')}
<path d="M470 540 Q480 522 510 522 H690 Q720 522 730 540 L780 800 H420 Z" fill="url(#hard)"/><rect x="530" y="548" width="140" height="92" rx="16" fill="#0f1012"/><path d="M576 640 Q570 570 584 556 Q600 544 616 556 Q630 570 624 640 Z" fill="url(#soft)" stroke="url(#metal)" stroke-width="3"/><circle cx="548" cy="700" r="34" fill="#0c0d0e" stroke="#54585e" stroke-width="4"/><circle cx="652" cy="700" r="34" fill="#0c0d0e" stroke="#54585e" stroke-width="4"/>
<path d="M760 300 Q880 262 1010 300 L1030 380 H745 Z" fill="#0a0b0c"/><rect x="776" y="302" width="224" height="82" rx="10" fill="#070a10"/>${[830, 945].map((x, i) => `<circle cx="${x}" cy="345" r="35" fill="#0c121b" stroke="#7d8896" stroke-width="3"/><path d="M${x} 345 L${x + (i ? 20 : -22)} ${i ? 325 : 330}" stroke="#e2452f" stroke-width="4"/><circle cx="${x}" cy="345" r="24" fill="none" stroke="#2c6fc4" stroke-width="3" stroke-dasharray="40 200"/>`).join('')}
<g filter="url(#shade)"><ellipse cx="890" cy="505" rx="190" ry="150" fill="#000" opacity="0.45"/></g>
<circle cx="888" cy="478" r="176" fill="none" stroke="#0e0f10" stroke-width="34"/><circle cx="888" cy="478" r="176" fill="none" stroke="#2e3033" stroke-width="24"/><path d="M740 384 A176 176 0 0 1 1036 384" fill="none" stroke="${light}" stroke-width="5" opacity="0.7"/>
<path d="M726 470 Q800 452 832 462 L836 520 Q786 506 724 516 Z M1050 470 Q976 452 944 462 L940 520 Q990 506 1052 516 Z M852 560 H924 L912 642 Q888 652 864 642 Z" fill="#222427"/><path d="M852 560 H924 L912 642 Q888 652 864 642 Z" fill="url(#metal)" opacity="0.5"/>
<rect x="820" y="440" width="136" height="128" rx="44" fill="#1d1f22" stroke="#3f4246" stroke-width="3"/><ellipse cx="888" cy="500" rx="24" ry="17" fill="none" stroke="url(#metal)" stroke-width="5"/>${[756, 776, 1000, 1020].map((x) => `<circle cx="${x}" cy="490" r="7" fill="#5c6167"/>`).join('')}
<path d="M0 560 Q150 520 250 600 L330 800 H0 Z" fill="url(#soft)"/><path d="M0 590 Q140 552 228 622 L292 800" stroke="${seam}" stroke-width="3" fill="none" stroke-dasharray="9 6"/><path d="M1200 620 Q1110 600 1060 660 L1010 800 H1200 Z" fill="url(#soft)"/><path d="M1200 650 Q1128 632 1086 684 L1044 800" stroke="${seam}" stroke-width="3" fill="none" stroke-dasharray="9 6"/>
<rect x="0" y="470" width="60" height="200" fill="url(#hard)"/><rect x="1150" y="470" width="50" height="170" fill="url(#hard)"/>`
}

function seats({ seam, hard, light }: Trim): string {
  const seat = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><g filter="url(#shade)"><rect x="-130" y="-150" width="260" height="420" rx="40" fill="#000" opacity="0.4"/></g><rect x="-62" y="-262" width="124" height="92" rx="34" fill="url(#soft)" stroke="${hard}" stroke-width="4"/><rect x="-34" y="-176" width="12" height="30" fill="url(#metal)"/><rect x="22" y="-176" width="12" height="30" fill="url(#metal)"/><path d="M-118 -150 Q0 -178 118 -150 Q140 20 128 170 Q0 196 -128 170 Q-140 20 -118 -150 Z" fill="url(#soft)" stroke="${hard}" stroke-width="4"/><path d="M-64 -138 Q-76 20 -70 166 M64 -138 Q76 20 70 166" stroke="${seam}" stroke-width="3" fill="none" stroke-dasharray="9 6"/>${[0, 1, 2, 3, 4].map((i) => `<path d="M-62 ${-90 + i * 52} Q0 ${-82 + i * 52} 62 ${-90 + i * 52}" stroke="${hard}" stroke-width="5" opacity="0.5" fill="none"/>`).join('')}<path d="M-140 170 Q0 150 140 170 L166 262 Q0 300 -166 262 Z" fill="url(#soft)" stroke="${hard}" stroke-width="4"/><path d="M-84 176 L-100 270 M84 176 L100 270" stroke="${seam}" stroke-width="3" stroke-dasharray="9 6"/></g>`
  return `<rect width="1200" height="800" fill="#202124"/><path d="M0 0 H1200 V330 H0 Z" fill="#d9d8d3"/><path d="M0 60 Q600 20 1200 60 V0 H0 Z" fill="#e8e7e2"/>
<path d="M30 110 L300 90 L330 300 L0 330 Z M1170 110 L900 90 L870 300 L1200 330 Z" fill="#24262a"/><path d="M44 124 L290 105 L314 286 L12 314 Z M1156 124 L910 105 L886 286 L1188 314 Z" fill="url(#sky)"/><g filter="url(#blur)"><path d="M20 260 L310 240 V300 L10 320 Z M1180 260 L890 240 V300 L1190 320 Z" fill="#74916b"/></g><rect x="360" y="80" width="480" height="170" rx="40" fill="#2a2c30"/><rect x="376" y="94" width="448" height="142" rx="30" fill="#b7d0e3"/><g filter="url(#blur)"><rect x="390" y="180" width="420" height="50" fill="#8b9b8b"/></g>
<path d="M0 320 L240 300 L280 560 L0 700 Z M1200 320 L960 300 L920 560 L1200 700 Z" fill="url(#hard)"/><path d="M0 420 L236 392 L246 448 L0 486 Z M1200 420 L964 392 L954 448 L1200 486 Z" fill="${light}" opacity="0.55"/>
<rect x="0" y="640" width="1200" height="160" fill="#141516"/>${seat(380, 430, 0.86)}${seat(820, 430, 0.86)}${seat(600, 424, 0.78)}
<path d="M0 800 V560 Q120 500 210 580 Q250 680 240 800 Z M1200 800 V560 Q1080 500 990 580 Q950 680 960 800 Z" fill="url(#soft)" stroke="${hard}" stroke-width="5"/><path d="M60 800 V600 M1140 800 V600" stroke="${seam}" stroke-width="3" stroke-dasharray="9 6"/>`
}

function caravan({ seam, hard, light }: Trim): string {
  return `<rect width="1200" height="800" fill="#efece5"/><path d="M0 0 H1200 L1000 130 H200 Z" fill="#faf8f3"/><path d="M0 0 L200 130 V640 L0 800 Z" fill="#e6e2d9"/><path d="M1200 0 L1000 130 V640 L1200 800 Z" fill="#e2ded4"/><path d="M0 800 L200 640 H1000 L1200 800 Z" fill="#b29a7c"/>${Array.from({ length: 9 }, (_, i) => `<path d="M${-120 + i * 180} 800 L${200 + i * 100} 640" stroke="#9a8366" stroke-width="2"/>`).join('')}
<rect x="470" y="66" width="260" height="12" rx="6" fill="#fff"/><g filter="url(#blur)"><ellipse cx="600" cy="96" rx="260" ry="30" fill="#fff" opacity="0.8"/></g>
<path d="M0 60 L200 158 V290 L0 250 Z" fill="url(#timber)"/><path d="M100 110 V270" stroke="#8d6a42" stroke-width="3"/><path d="M1200 60 L1000 158 V290 L1200 250 Z" fill="url(#timber)"/><path d="M1100 110 V270" stroke="#8d6a42" stroke-width="3"/>
<rect x="330" y="150" width="540" height="230" rx="12" fill="#3b3d40"/><rect x="344" y="164" width="512" height="202" rx="8" fill="url(#sky)"/><g filter="url(#blur)"><path d="M344 310 Q480 250 620 290 T856 280 V366 H344 Z" fill="#5d7d4e"/><circle cx="730" cy="226" r="60" fill="#6b8a56"/></g><path d="M330 150 H400 Q380 270 396 380 H330 Z M870 150 H800 Q820 270 804 380 H870 Z" fill="${light}" opacity="0.85"/>
<rect x="230" y="410" width="740" height="120" rx="34" fill="url(#soft)" stroke="${hard}" stroke-width="3"/>${[0, 1, 2, 3].map((i) => `<path d="M${415 + i * 123} 416 V526" stroke="${seam}" stroke-width="3"/>`).join('')}<path d="M200 520 Q600 490 1000 520 L1030 640 H170 Z" fill="url(#soft)" stroke="${hard}" stroke-width="3"/><path d="M190 560 Q600 532 1010 560" stroke="${seam}" stroke-width="3" stroke-dasharray="9 6" fill="none"/>
<path d="M430 560 H770 L800 604 H400 Z" fill="url(#timber)" stroke="#8d6a42" stroke-width="3"/><rect x="582" y="604" width="36" height="110" fill="url(#metal)"/><ellipse cx="600" cy="718" rx="86" ry="16" fill="#77797c"/><ellipse cx="520" cy="574" rx="24" ry="8" fill="#fff"/><rect x="640" y="548" width="26" height="30" rx="5" fill="#4b7a86"/>
<path d="M0 470 L150 450 V660 L0 790 Z" fill="url(#timber)"/><path d="M0 462 L156 442 V462 L0 484 Z" fill="#4a4c50"/><ellipse cx="70" cy="464" rx="42" ry="8" fill="#c9ccd0"/><path d="M1200 440 L1050 420 V640 L1200 770 Z" fill="#d8dadc"/><path d="M1074 446 V620 M1180 470 V730" stroke="#9fa3a7" stroke-width="4"/>`
}
