'use client'
import type { BlockDifference } from './describe-difference.ts'
import { RestoreButton } from './restore-button.tsx'
import * as texts from './texts.ts'

interface Props {
  address: string
  document: string
  block: Pick<BlockDifference, 'id' | 'name'>
  side: { version: number; moment: string }
  label: string
}

/** Puts one block of a version back into the current draft. */
export const RestoreBlock = ({ address, document, block: { id, name }, side, label }: Props) => (
  <RestoreButton
    label={label}
    of={texts.ofBlock({ block: name })}
    question={texts.restoreBlockQuestion({ block: name })}
    about={texts.restoreBlockAbout({ moment: side.moment })}
    done={texts.blockIsRestored({ block: name })}
    address={address}
    body={{ version: side.version, block: id }}
    document={document}
  />
)
