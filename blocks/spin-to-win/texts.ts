// Compiled from texts.json by npm run generate. Do not edit.

export const spinToWin = 'Spin to win'
export const spinToWinDescription = 'A wheel that each shopper can spin once. Its prizes are under Sales, Prize draws; the current draw is shown. For /spin-to-win.'
export const heading = 'Heading'
export const introduction = 'Introduction'
export const oneSpinForEverybody = 'One spin per person. Collect your prize at the dealership.'
export const button = 'Button'
export const spinTheWheel = 'Spin the wheel'
export const withoutACurrentDraw = 'Text if there is no current draw'
export const thereNoPrizeDrawAtMoment = 'There is no prize draw at the moment. Please check back soon.'
export const onTheWheel = 'On the wheel'
export const itTurnsUntilTime = ({ time }: { time: string | number }) => `You can spin until ${time}.`
export const iAgreeToTheTermsBelow = 'I agree to the terms below.'
