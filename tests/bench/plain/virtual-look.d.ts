declare module 'virtual:look' {
  import type { Look } from './look.ts'

  /** The class names and ids of the page, as literals. */
  export const look: Look
}
