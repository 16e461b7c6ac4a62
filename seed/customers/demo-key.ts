/** How what the demo tells of the past is named: by it a second run finds that it is there. */
export const demoKey = ({ slug }: { slug: string }, what: string, index: number): string =>
  `told-${slug}-${what}-${String(index).padStart(2, '0')}`
