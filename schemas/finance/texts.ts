// Compiled from texts.json by npm run generate. Do not edit.

export const cannotLessThanDollarsOrMoreThan = ({ dollars, dollars2 }: { dollars: string | number; dollars2: string | number }) => `Cannot be less than ${dollars} or more than ${dollars2}`
export const year = 'Year'
export const years = 'Years'
export const repaymentBasedOn5YearTerm10 = 'The repayment is based on a 5 year term and a 10.0% deposit, with a 30% final payment in the comparison rate. It is indicative only and is not a formal or binding quote.'
export const comparisonRatesRangeFromFromToTo = ({ from, to }: { from: string | number; to: string | number }) => `Comparison rates range from ${from}% to ${to}% p.a.`
export const vehicleSecurityRegistration = 'vehicle security registration'
export const monthlyAccountAdministration = 'monthly account administration'
export const dealerAgency = 'dealer agency'
export const feesIncluded = ({ words }: { words: string | number }) => `Fees included: ${words}.`
export const exampleALoanOfExactDollars = ({ exactDollars }: { exactDollars: string | number }) => `Example: a loan of ${exactDollars}`
export const withAFinalPaymentOfExactDollars = ({ exactDollars }: { exactDollars: string | number }) => `, with a final payment of ${exactDollars}`
export const warningThisComparisonRateTrueOnlyFor = 'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'
export const weekly = 'Weekly'
export const fortnightly = 'Fortnightly'
export const monthly = 'Monthly'
export const ofPriceAndDeposit = ({ price, deposit }: { price: string | number; deposit: string | number }) => ` (price ${price}, deposit ${deposit})`
export const countMonths = ({ count }: { count: string | number }) => `${count} Months`
export const countWeeks = ({ count }: { count: string | number }) => `${count} Weeks`
export const weFinanceDollarsOrMore = ({ dollars }: { dollars: string | number }) => `We finance ${dollars} or more. Please raise the price or lower the deposit.`
export const newZealandRateWarning = 'This is an example, not an offer of credit. The comparison rate is for this example and its fees only; another amount, term, deposit or fee changes it. Before you sign, the lender must give you the disclosure that the Credit Contracts and Consumer Finance Act 2003 requires: annual interest rate, fees, total of payments and your right to cancel.'
export const notInTheRate = ({ words }: { words: string | number }) => `Not in the rate: ${words}, a government fee.`
