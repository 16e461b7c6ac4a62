import { z } from 'zod'
import type { TrapFields } from './trap-fields.ts'
import { trapName } from './trap-name.ts'
import * as texts from './texts.ts'

interface SuspicionInput {
  sent: TrapFields
  /** Free texts and names that the shopper typed. */
  typed: readonly string[]
  /** Other leads of the site with the same address or message in the last hour. */
  repeats: number
  /** Signed-in shoppers have proved their address and are never suspected. */
  isSignedIn: boolean
}

/** The attribute of a suspected lead that holds the reasons. */
export const suspicionName = texts.possibleSpam

const suspected = z.object({ [suspicionName]: z.string() })

/** Why a lead is suspected, by its attributes; empty if it is not. */
export const readSuspicion = (attributes: unknown): string =>
  suspected.safeParse(attributes).data?.[suspicionName] ?? ''

/** Empty reasons: nothing is suspected. A held lead waits for staff; any other suspected lead is delivered with its mark. */
export interface Suspicion {
  reasons: string[]
  isHeld: boolean
}

const fastestPerson = 2_000
const usualRepeats = 3
const suspectedAt = 2
const heldAt = 4

/**
 * Whether a bot may have sent a lead. No single sign holds a lead back: autofill fills hidden fields and is quick, and shoppers repeat
 * themselves and paste links.
 */
export function weighLead({ sent, typed, repeats, isSignedIn }: SuspicionInput): Suspicion {
  const signs = [
    { weight: 2, reason: texts.theHiddenFieldWasFilledIn, isSeen: sent[trapName] !== '' },
    { weight: 2, reason: texts.theTextAdvertises, isSeen: typed.some(advertises) },
    { weight: 1, reason: texts.sentWithinTwoSeconds, isSeen: sent.open_for !== null && sent.open_for < fastestPerson },
    { weight: 1, reason: texts.sentManyTimesInAnHour, isSeen: repeats >= usualRepeats },
  ].filter(({ isSeen }) => isSeen)
  const weight = signs.reduce((sum, sign) => sum + sign.weight, 0)
  if (isSignedIn || weight < suspectedAt) return { reasons: [], isHeld: false }
  return { reasons: signs.map(({ reason }) => reason), isHeld: weight >= heldAt }
}

/** Markup of links, or more links than a shopper pastes. */
const advertises = (text: string): boolean =>
  /<a\s|\[(url|link)\b/i.test(text) || (text.match(/https?:\/\//gi)?.length ?? 0) >= 3
