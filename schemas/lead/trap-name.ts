/**
 * The name of a hidden field that people do not see. No browser or password manager knows it, so only bots fill it in. A file of its own:
 * scripts of pages without a form read it, and must not load zod.
 */
export const trapName = 'leave_empty'
