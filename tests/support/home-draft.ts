import { z } from 'zod'
import type { Dealer } from './dealer.ts'
import { adminOrigin, administratorToken } from './demo-of-the-run.ts'

const draft = z.object({ layout: z.tuple([z.looseObject({ heading: z.string() })]) })

/** The first block of a dealer's home page, as drafted. */
export async function readHero({ home }: Dealer) {
  const response = await fetch(`${adminOrigin()}/cms/api/pages/${home}?draft=true&depth=0`, {
    headers: { Authorization: `JWT ${administratorToken()}` },
  })
  return draft.parse(await response.json()).layout[0]
}

export const readHeading = async (dealer: Dealer): Promise<string> => (await readHero(dealer)).heading
