// Compiled from texts.json by npm run generate. Do not edit.

export const articles = 'Articles'
export const articlesDescription = 'Teasers of the pages under a path, such as /blog: picture, title, description and date, newest first.'
export const heading = 'Heading'
export const fromOurBlog = 'From our blog'
export const pagesBelow = 'Parent path'
export const mustBeginWithAsBlogDoes = 'must start with /, as in /blog'
export const pagesBelowHelp = 'Articles are the pages under this path. Their picture and description are the ones for search engines; the date is in the sidebar of each page.'
export const maximum = 'Maximum'
export const linkToAll = 'Link to all'
