import type { BlockDifference, Difference, ValueDifference } from './describe-difference.ts'
import { MarkedWords } from './marked-words.tsx'
import type { ComparedWith } from './read-comparison.ts'
import { RestoreBlock } from './restore-block.tsx'
import * as texts from './texts.ts'

interface Side {
  version: number
  moment: string
}

export interface BlockRestore {
  comparedWith: ComparedWith
  address: string
  /** Address of the document in the admin. */
  document: string
  /** The versions that blocks may be restored from; null where that would change nothing, or there is none. */
  sides: { before: Side | null; after: Side | null }
}

interface Heads {
  before: string
  after: string
}

interface Props {
  difference: Difference
  /** What each side is called. */
  heads: Heads
  restore: BlockRestore | null
}

/** What differs, field by field and block by block. */
export function DifferenceList({ difference: { fields, blocks }, heads, restore }: Props) {
  if (fields.length === 0 && blocks.length === 0) return <p>{texts.noDifference}</p>
  return (
    <>
      {fields.length > 0 ? (
        <section className="fc-version__part">
          <h3>{texts.fieldsOutsideBlocks}</h3>
          <Values values={fields} heads={heads} />
        </section>
      ) : null}
      {blocks.map((block) => (
        <section key={`${block.kind} ${block.id}`} className="fc-version__part" data-kind={block.kind}>
          <header>
            <h3>
              {block.name} <span className="fc-version__kind">{sayKind(block)}</span>
            </h3>
            {restore ? <BlockButtons block={block} restore={restore} /> : null}
          </header>
          <Where block={block} />
          <Values values={block.fields} heads={heads} />
        </section>
      ))}
    </>
  )
}

function sayKind({ kind, moved, fields }: BlockDifference): string {
  if (kind !== 'kept') return kind === 'added' ? texts.added : texts.removed
  return [...(moved ? [texts.moved] : []), ...(fields.length > 0 ? [texts.changed] : [])].join(', ')
}

function Where({ block: { kind, moved, place, holds } }: { block: BlockDifference }) {
  const where = moved
    ? texts.movedFromTo(moved)
    : place === null
      ? ''
      : kind === 'added'
        ? texts.addedAt({ place })
        : texts.removedFrom({ place })
  const within = holds.length > 0 ? texts.withBlocks({ blocks: new Intl.ListFormat('en-AU').format(holds) }) : ''
  return where || within ? <p className="fc-version__where">{[where, within].filter(Boolean).join(' ')}</p> : null
}

const Values = ({ values, heads }: { values: ValueDifference[]; heads: Heads }) => (
  <dl className="fc-version__values">
    {values.map((value) => (
      <div key={value.label}>
        <dt>{value.label}</dt>
        {value.before === value.after ? (
          <dd className="fc-version__note">{texts.onlyItsFormatting}</dd>
        ) : (
          (['before', 'after'] as const).map((side) => (
            <dd key={side}>
              <span className="fc-version__side">{heads[side]}</span>
              <MarkedWords before={value.before} after={value.after} side={side} />
            </dd>
          ))
        )}
      </div>
    ))}
  </dl>
)

interface ButtonProps {
  block: BlockDifference
  restore: BlockRestore
}

/** A block is restored from a version that has it. One that has only moved would stay where it is. */
function BlockButtons({ block, restore }: ButtonProps) {
  const { comparedWith, sides } = restore
  const { before, after } = sides
  if (block.kind === 'kept' && block.fields.length === 0) return null
  const isBefore = before && block.kind !== 'added'
  const isAfter = after && block.kind !== 'removed'
  const label =
    block.kind === 'removed'
      ? texts.putBlockBack
      : comparedWith === 'before'
        ? texts.restoreBlockAsBefore
        : texts.restoreBlockFromHere
  return (
    <div className="fc-version__buttons">
      {isBefore ? <RestoreBlock {...restore} block={block} side={before} label={label} /> : null}
      {isAfter ? <RestoreBlock {...restore} block={block} side={after} label={texts.restoreBlockFromHere} /> : null}
    </div>
  )
}
