import type { Site } from '../tenant/site.ts'

export interface ChatAssistant {
  /** Address of the provider's script. */
  script: string
  token: string
}

/** A site's chat; null without the feature, the token or the script: shoppers then enquire. locations §6, Chat */
export function findChat({ flags, config: { chat } }: Pick<Site, 'flags' | 'config'>): ChatAssistant | null {
  return flags.chat && chat.token !== '' && chat.script !== '' ? chat : null
}
