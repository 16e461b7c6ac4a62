import { library } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'

interface Props {
  layout: readonly Pick<BlockNode, 'blockType'>[]
}

/** The most blocks that are told apart at this size. */
const most = 4

/** What blocks look like together: the library's pictures of the first ones, from top to bottom. */
export function StructurePicture({ layout }: Props) {
  const shown = layout.slice(0, most)
  return (
    <span className="fc-structure-picture" aria-hidden="true">
      {shown.map(({ blockType }, index) => {
        const picture = library.find(({ id }) => id === blockType)?.picture ?? null
        // oxlint-disable-next-line react/no-array-index-key -- Blocks of one type repeat, and never move.
        const key = `${blockType} ${index}`
        return picture === null ? (
          <span key={key} />
        ) : (
          <img key={key} src={picture} alt="" loading="lazy" draggable={false} />
        )
      })}
    </span>
  )
}
