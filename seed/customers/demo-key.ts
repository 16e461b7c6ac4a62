/** Keys of the demo's past data, by which a second run finds them. */
export const demoKey = ({ slug }: { slug: string }, what: string, index: number): string =>
  `told-${slug}-${what}-${String(index).padStart(2, '0')}`
