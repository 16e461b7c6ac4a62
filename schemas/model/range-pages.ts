/** Whether a page's path is that of each model: `/models/:slug`. */
export const isModelPage = (path: string): boolean => path === '/models/:slug'

/** Whether a page's path is that of each brand: `/:brandSlug/overview`, with any name. locations §2, Routes */
export const isBrandPage = (path: string): boolean => /^\/:\w+\/overview$/.test(path)
