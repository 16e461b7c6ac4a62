import * as texts from './texts.ts'

/** Confirmation of a copied URL: on the button, or as a toast with the vehicle's name. vehicles §2, Share */
export const copyNotices = ['button', 'toast'] as const
export type CopyNotice = (typeof copyNotices)[number]

export const copyNoticeLabels = { button: texts.copiedOnTheButton, toast: texts.aToastWithTheVehiclesName } as const
