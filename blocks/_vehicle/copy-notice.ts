/** How a copied address is confirmed: on the button itself, or across the page with the vehicle's name. vehicles §2, Share */
export const copyNotices = ['button', 'toast'] as const
export type CopyNotice = (typeof copyNotices)[number]

export const copyNoticeLabels = { button: 'Copied, on the button', toast: 'A toast with the vehicle’s name' } as const
