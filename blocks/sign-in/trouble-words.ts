import type { SignInTrouble } from '#schemas/page/sign-in-step.ts'

/** What went wrong with a step that was posted without script. */
export const troubleWords: Record<SignInTrouble, string> = {
  address: 'Enter a mobile number or an email address.',
  code: 'This code is not right, or no longer valid. Check it, or ask for a new one. A code works only in the browser that asked for it.',
  often: 'We have heard from you very often just now. Please wait a little and try again.',
  ours: 'This did not work, and that is our fault. Please try again in a moment.',
}
