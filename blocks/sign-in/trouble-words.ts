import type { SignInTrouble } from '#schemas/page/sign-in-step.ts'
import * as texts from './texts.ts'

/** Error texts of steps posted without script. */
export const troubleWords: Record<SignInTrouble, string> = {
  address: texts.enterMobileNumberOrEmailAddress,
  code: texts.thisCodeIsIncorrectOrHasExpired,
  often: texts.tooManyRequests,
  ours: texts.somethingWentWrongOnOurSide,
}
