/** The pages of a pager: first, last, and those around the current one. `null` marks omitted pages. */
export function pageSteps(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((step) => step >= 1 && step <= pages)
  const steps = [...new Set(near)].sort((a, b) => a - b)
  return steps.flatMap((step, place) => {
    const gap = step - (steps[place - 1] ?? 0)
    if (gap === 2) return [step - 1, step]
    return gap > 2 ? [null, step] : [step]
  })
}
