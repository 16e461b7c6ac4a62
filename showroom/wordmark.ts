/** Capitals as single strokes, 14 high, since a machine may have no fonts. */
const glyphs: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [10, 'M0 14 L5 0 L10 14 M2 9.6 H8'],
  B: [10, 'M0 0 H5 Q9.2 0 9.2 3.5 Q9.2 7 5 7 H0 M5 7 Q10 7 10 10.5 Q10 14 5 14 H0 V0'],
  C: [10, 'M10 2.6 Q8.5 0 5.5 0 Q0 0 0 7 Q0 14 5.5 14 Q8.5 14 10 11.4'],
  D: [10.5, 'M0 0 V14 H4 Q10.5 14 10.5 7 Q10.5 0 4 0 Z'],
  E: [8.5, 'M8.5 0 H0 V14 H8.5 M0 7 H7.2'],
  F: [8.5, 'M8.5 0 H0 V14 M0 7 H7.2'],
  G: [10.5, 'M10 2.6 Q8.5 0 5.5 0 Q0 0 0 7 Q0 14 5.5 14 Q10.5 14 10.5 9.6 V7.6 H6.2'],
  H: [10, 'M0 0 V14 M10 0 V14 M0 7 H10'],
  I: [0, 'M0 0 V14'],
  J: [7, 'M7 0 V9.6 Q7 14 3.5 14 Q0 14 0 10.6'],
  K: [10, 'M0 0 V14 M9.6 0 L0 8 M3.6 5.1 L10 14'],
  L: [8, 'M0 0 V14 H8'],
  M: [12, 'M0 14 V0 L6 9 L12 0 V14'],
  N: [10, 'M0 14 V0 L10 14 V0'],
  O: [11.5, 'M5.75 0 Q11.5 0 11.5 7 Q11.5 14 5.75 14 Q0 14 0 7 Q0 0 5.75 0 Z'],
  P: [9.5, 'M0 14 V0 H5 Q9.5 0 9.5 4 Q9.5 8 5 8 H0'],
  Q: [11.5, 'M5.75 0 Q11.5 0 11.5 7 Q11.5 14 5.75 14 Q0 14 0 7 Q0 0 5.75 0 Z M7.4 10 L11.4 14.6'],
  R: [9.8, 'M0 14 V0 H5 Q9.5 0 9.5 4 Q9.5 8 5 8 H0 M5 8 L9.8 14'],
  S: [9.8, 'M9.4 2.3 Q8 0 5 0 Q0.5 0 0.5 3.6 Q0.5 6.4 5 7 Q9.8 7.6 9.8 10.6 Q9.8 14 5 14 Q1.5 14 0 11.6'],
  T: [10, 'M0 0 H10 M5 0 V14'],
  U: [10, 'M0 0 V9 Q0 14 5 14 Q10 14 10 9 V0'],
  V: [10.5, 'M0 0 L5.25 14 L10.5 0'],
  W: [14.5, 'M0 0 L3.6 14 L7.25 2.6 L10.9 14 L14.5 0'],
  X: [10, 'M0 0 L10 14 M10 0 L0 14'],
  Y: [10, 'M0 0 L5 7.4 L10 0 M5 7.4 V14'],
  Z: [9.6, 'M0 0 H9.6 L0 14 H9.6'],
  '-': [4.5, 'M0 7.4 H4.5'],
}

export interface Lettering {
  colour: string
  /** Stroke width for letters 14 high. */
  weight: number
  /** Slant to the right in degrees. */
  slant: number
  /** Space between letters. */
  spacing: number
}

export interface Wordmark {
  width: number
  /** An SVG group, 14 high, with its origin at the top left. */
  group: string
}

/** A name in capitals. Characters without a glyph leave a gap. */
export function wordmark(name: string, { colour, weight, slant, spacing }: Lettering): Wordmark {
  let x = weight / 2
  let paths = ''
  for (const letter of name.toUpperCase()) {
    const [width, path] = glyphs[letter] ?? [4, '']
    if (path) paths += `<path transform="translate(${x.toFixed(2)} 0)" d="${path}"/>`
    x += width + spacing + weight * 0.6
  }
  const width = x - spacing - weight * 0.1
  return {
    width,
    group: `<g fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="square"><g transform="translate(0 14) skewX(${-slant}) translate(0 -14)">${paths}</g></g>`,
  }
}
