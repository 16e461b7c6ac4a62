import { Link } from '../next.ts'
import type { BlockType } from './list-block-types.ts'
import * as texts from './texts.ts'

interface Props {
  types: readonly BlockType[]
  counts: ReadonlyMap<string, number>
  /** Address of this screen. */
  address: string
  /** Whether the order is that of a search, without categories. */
  isSearch: boolean
}

/** Cards of types of blocks, by category, each with the number of pages and sections that use it. */
export function BlockTypes({ types, counts, address, isSearch }: Props) {
  if (isSearch) return <BlockTypeCards types={types} counts={counts} address={address} />
  return [...Map.groupBy(types, ({ category }) => category)].map(([category, own]) => (
    <section key={category} aria-label={category}>
      <h2>{category}</h2>
      <BlockTypeCards types={own} counts={counts} address={address} />
    </section>
  ))
}

const BlockTypeCards = ({ types, counts, address }: Omit<Props, 'isSearch'>) => (
  <ul className="fc-block-types">
    {types.map(({ slug, label, picture, version }) => (
      <li key={slug}>
        <BlockPicture picture={picture} />
        <Link href={`${address}/${slug}`} prefetch={false}>
          {label}
        </Link>
        <small>
          <code>{slug}</code> · {texts.version({ version })}
        </small>
        <span>{texts.usedBy({ count: counts.get(slug) ?? 0 })}</span>
      </li>
    ))}
  </ul>
)

/** What the type looks like on a site; a neutral area where there is no picture. */
export const BlockPicture = ({ picture }: { picture: string | null }) =>
  picture === null ? (
    <span className="fc-block-picture" aria-hidden="true" />
  ) : (
    <img className="fc-block-picture" src={picture} alt="" width={480} height={320} loading="lazy" />
  )
