// Compiled from texts.json by npm run generate. Do not edit.

export const newZealand = 'New Zealand'
export const fromFromToTo = ({ from, to }: { from: string | number; to: string | number }) => `from ${from} to ${to}`
export const newAndDemo = 'new and demo'
export const comparedWithLengthKindMakeModelBadge = ({ length, kind, make, model, badge, age, countries, dollars, dollars2 }: { length: string | number; kind: string | number; make: string | number; model: string | number; badge: string | number; age: string | number; countries: string | number; dollars: string | number; dollars2: string | number }) => `Compared with ${length} ${kind} ${make} ${model}${badge} vehicles ${age} with similar kilometres, advertised by the dealers on this platform across ${countries}. Eight in ten of them are priced from ${dollars} to ${dollars2}. These are asking prices; condition and options are not taken into account.`
export const goodDeal = 'Good Deal'
export const greatDeal = 'Great Deal'
