import type { Emblem } from '#seed/subjects/emblem-names.ts'

/** Drawings on a square of 40 by 40, filled with the dealer's colour. */
export const emblems = {
  wave: '<path d="M2 26 Q9 14 16 24 T30 22 T38 14 Q40 26 30 33 Q16 40 6 33 Q2 30 2 26 Z"/><circle cx="27" cy="9" r="5.5" opacity="0.75"/>',
  globe:
    '<path fill-rule="evenodd" d="M20 1 A19 19 0 1 1 19.9 1 Z M20 5 A15 15 0 1 0 20.1 5 Z"/><path d="M18 3 H22 V37 H18 Z M13 20 Q13 8 20 4 L20 8 Q16.500 12 16.500 20 Q16.500 28 20 32 L20 36 Q13 32 13 20 Z"/>',
  gate: '<path d="M2 38 V14 L20 2 L38 14 V38 H30 V18 L20 11 L10 18 V38 Z"/><path d="M15 38 V24 H25 V38 Z" opacity="0.75"/>',
  road: '<path d="M16 2 H24 L38 38 H2 Z M19 6 L18.600 13 H21.400 L21 6 Z M18.300 18 L17.700 26 H22.300 L21.700 18 Z M17.200 31 L16.800 38 H23.200 L22.800 31 Z" fill-rule="evenodd"/>',
  leaf: '<path d="M20 38 Q2 30 4 10 Q16 10 20 20 Q24 10 36 10 Q38 30 20 38 Z"/><path d="M20 1 Q26 7 20 15 Q14 7 20 1 Z" opacity="0.75"/>',
} as const satisfies Record<Emblem, string>
