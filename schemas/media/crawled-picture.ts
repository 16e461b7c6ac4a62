const avif = /^\/(media|stock)\/[^/?]+\.avif(\?.*)?$/

/** The address of a picture for link previews and search engines, of which many do not read AVIF: such a picture is sent as JPEG. */
export const crawledPicture = (url: string): string => (avif.test(url) ? `/_img/q_75,f_jpeg${url}` : url)
