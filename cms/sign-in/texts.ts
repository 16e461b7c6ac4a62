// Compiled from texts.json by npm run generate. Do not edit.

export const enterYourEmailAddress = 'Enter your email address.'
export const ifThisAddressHasAnAccount = ({ minutesBetween, resetMinutes }: { minutesBetween: string | number; resetMinutes: string | number }) => `If this address has an account, we have sent a link to choose a new password. Use the newest email: we send one every ${minutesBetween} minutes at most, and its link is valid for ${resetMinutes} minutes.`
export const noEmailCanSentBecauseNoEmail = 'No email can be sent because no email provider is set up. If this address has an account, a platform administrator can find the link under Messages and pass it on to you.'
export const chooseANewPasswordForForecourt = 'Choose a new password for Forecourt'
export const someoneAskedToChooseNewPasswordFor = ({ email, resetMinutes, link }: { email: string | number; resetMinutes: string | number; link: string | number }) => `Someone asked to choose a new password for ${email}. Open this link within ${resetMinutes} minutes to choose one:

${link}

If this was not you, ignore this email. Your password does not change.`
export const theCodeWasIncorrect = 'The code was incorrect.'
export const thePasswordWasIncorrect = 'The password was incorrect.'
export const enterCodeThatYourAuthenticatorAppShows = 'Enter the code that your authenticator app shows.'
export const thisCodeIncorrectOrWasAlreadyUsed = 'This code is incorrect or was already used. Enter the next one.'
export const setUpASecondFactorToContinue = 'Set up a second factor to continue.'
export const thisCodeIsIncorrect = 'This code is incorrect. Check the time on your phone and enter the next code.'
export const signInThroughTheAdmin = 'Sign in through the admin.'
export const enterYourCurrentPasswordToo = 'Enter your current password too.'
export const tooManyAttempts = ({ wait }: { wait: string | number }) => `Too many attempts. Wait ${wait} seconds, then try again.`
export const thisIsNotYourCurrentPassword = 'This is not your current password.'
export const thisRequestDidNotComeFromAdmin = 'This request did not come from the admin. Open the admin and sign in there.'
export const yourPasswordIsChanged = 'Your password is changed. Sign in with it.'
export const thisLinkExpiredOrWasAlreadyUsed = 'This link has expired or was already used. Ask for a new one under “Forgot password?”.'
export const tooManyAttemptsWait = ({ wait }: { wait: string | number }) => `Too many attempts. Wait ${wait}, then try again.`
export const yourEmailAddressForForecourtChanged = 'Your email address for Forecourt was changed'
export const yourEmailAddressWasChanged = ({ before, after, undoDays, link }: { before: string | number; after: string | number; undoDays: string | number; link: string | number }) => `The email address of your Forecourt account was changed from ${before} to ${after}.

If this was you, there is nothing to do.

If this was not you, open this link within ${undoDays} days. It restores this address, signs the account out everywhere and lets you choose a new password:

${link}`
export const anAdministratorChangedYourEmailAddress = ({ before, after }: { before: string | number; after: string | number }) => `An administrator changed the email address of your Forecourt account from ${before} to ${after}. Sign in with the new address.

If you did not expect this, speak to the administrator of your site.`
export const anotherAccountHasThisAddress = 'Another account uses this address now. Ask an administrator for help.'
export const thisSignInNeedsACheck = 'This sign-in needs a check by your browser. Reload the page and sign in again.'
