import type { Visibility } from '#blocks/_kit/settings.ts'
import type { Viewer } from '#blocks/_kit/visibility.ts'
import { flagRegistry } from '#schemas/tenant/flags.ts'
import * as texts from '../texts.ts'

/** Why a visitor does not see a block now, as a sentence for marketers. */
export function hiddenReason({ flag, audience, from }: Visibility, { flags, now, ...viewer }: Viewer): string {
  if (flag !== null && !flags[flag]) return texts.itIsShownOnlyWithTheFeature({ feature: flagRegistry[flag].label })
  if (audience === 'signed-in' && viewer.audience !== audience) return texts.itIsShownOnlyToSignedInShoppers
  if (audience === 'signed-out' && viewer.audience !== audience) return texts.itIsShownOnlyToSignedOutShoppers
  return from !== null && now < new Date(from) ? texts.itIsNotShownYet : texts.itIsNoLongerShown
}
