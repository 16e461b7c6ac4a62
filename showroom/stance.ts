import type { Subject } from '#seed/subjects/subject.ts'

/** The photographer's position, and the vehicle's share of the picture. */
export function stance(subject: Subject): {
  eyeHeight: number
  distance: number
  fillWidth: number
  fillHeight: number
  middle: number
} {
  switch (subject.build) {
    case 'car':
      return { eyeHeight: 1.35, distance: 8.6, fillWidth: 0.84, fillHeight: 0.62, middle: 0.56 }
    case 'caravan':
      return { eyeHeight: 1.65, distance: 11.5, fillWidth: 0.84, fillHeight: 0.66, middle: 0.54 }
    case 'motorcycle':
      return { eyeHeight: 1, distance: 4.6, fillWidth: 0.78, fillHeight: 0.7, middle: 0.54 }
  }
}
