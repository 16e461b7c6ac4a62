/** Where a form leads once it has arrived; every site has a page there. vehicles §2, Routes */
export const thanksPath = '/success'
