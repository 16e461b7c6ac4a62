/** The page after a successful form, which every site has. vehicles §2, Routes */
export const thanksPath = '/success'
