// Compiled from texts.json by npm run generate. Do not edit.

export const youAskedSiteNameToTellYou = ({ siteName, unsubscribe }: { siteName: string | number; unsubscribe: string | number }) => `You receive this message because you asked ${siteName} for alerts. Unsubscribe: ${unsubscribe}`
export const siteName = ({ siteName, subject, url, unsubscribe }: { siteName: string | number; subject: string | number; url: string | number; unsubscribe: string | number }) => `${siteName}: ${subject}. ${url} Stop: ${unsubscribe}`
export const countNewInName = ({ count, name }: { count: string | number; name: string | number }) => `${count} new in ${name}`
export const seeAllOfThem = 'View all'
export const priceDrop = ({ name, dollars }: { name: string | number; dollars: string | number }) => `Price drop: ${name} is now ${dollars}`
