/** The number of views as text; empty without views. vehicles §2, sidebar */
export const viewsText = (views: number): string =>
  views < 1 ? '' : views === 1 ? '1 view' : `${Math.floor(views).toLocaleString('en-AU')} views`
