import { background } from './background.ts'
import { choice, choices } from './choice.ts'
import { colour } from './colour.ts'
import { date } from './date.ts'
import { group } from './group.ts'
import { image } from './image.ts'
import { link } from './link.ts'
import { list } from './list.ts'
import { money } from './money.ts'
import { number } from './number.ts'
import { reference, references } from './reference.ts'
import { richText } from './rich-text.ts'
import { slot } from './slot.ts'
import { stockFilter } from './stock-filter.ts'
import { text } from './text.ts'
import { toggle } from './toggle.ts'
import { vehicles } from './vehicles.ts'

/** The fields of blocks. Each is a zod schema with metadata for the admin. */
export const f = {
  text,
  richText,
  number,
  money,
  choice,
  choices,
  background,
  toggle,
  date,
  colour,
  image,
  link,
  reference,
  references,
  vehicles,
  stockFilter,
  list,
  group,
  slot,
}
