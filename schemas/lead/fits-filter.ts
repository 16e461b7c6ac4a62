/** What a destination or a rule is for; an empty list is for all. */
export interface LeadFilter {
  categories: readonly string[]
  locations: readonly number[]
}

interface FilterableLead {
  category: string
  location: number | null
}

/** Whether a lead is for it. Categories are compared as people write them: in any case, without the blanks around them. */
export const fitsFilter = ({ categories, locations }: LeadFilter, { category, location }: FilterableLead): boolean =>
  (categories.length === 0 || categories.some((each) => plain(each) === plain(category))) &&
  (locations.length === 0 || (location !== null && locations.includes(location)))

const plain = (words: string): string => words.trim().toLowerCase()
