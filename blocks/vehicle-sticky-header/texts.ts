// Compiled from texts.json by npm run generate. Do not edit.

export const stickyVehicleHeader = 'Sticky vehicle header'
export const stickyVehicleHeaderDescription = 'A bar at the top of the window after 500 pixels of scrolling: the vehicle, its price, a repayment, finance and trade-in.'
export const weeklyRepayment = 'Weekly repayment'
export const weeklyRepaymentHelp = 'Shown on tablets and larger screens, with its comparison rate.'
export const getFinance = 'Get Finance'
export const tradeInValuation = 'Trade-In Valuation'
export const tradeInValuationHelp = 'Shown if the site values trade-ins.'
export const headerWhileThePageIsScrolled = 'Header while the page is scrolled'
export const sold = 'SOLD'
export const thisVehicle = 'This vehicle'
