// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const fromTheTemplate = ({ template }: { template: string | number }) => `From the template ${template}`
export const inheritedPagesExplained = 'This site shows these pages until it has its own at the same address. Open one to read it, or customise it for this site.'
export const title = 'Title'
export const address = 'Address'
export const shown = 'On this site'
export const shownFromTemplate = 'From the template'
export const shownOwn = 'Customised'
export const draftOfOwn = 'Draft of a copy'
export const action = 'Action'
export const customise = 'Customise'
export const customisePage = ({ title }: { title: string | number }) => `Customise ${title}`
export const openYourPage = 'Open your page'
export const openYourPageTitle = ({ title }: { title: string | number }) => `Open your page ${title}`
export const pagesCount = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} page`, other: `${count.toLocaleString('en-AU')} pages` })}`
export const thisIsOfTheTemplate = ({ template }: { template: string | number }) => `This belongs to the template ${template}.`
export const readOnlyHere = 'You can read it here. To change it for your site, customise a section or the whole page: what you do not change goes on following the template.'
export const reaches = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { '=0': `No site uses this template yet.`, one: `Publishing a change here reaches ${count.toLocaleString('en-AU')} site.`, other: `Publishing a change here reaches ${count.toLocaleString('en-AU')} sites.` })}`
export const seeTheDraftOn = 'See the draft on'
export const openPreview = 'Open preview'
export const opensInANewTab = '(opens in a new tab)'
export const customiseForSite = ({ site }: { site: string | number }) => `Customise this page for ${site}`
export const openTheCopyOfSite = ({ site }: { site: string | number }) => `Open the page of ${site}`
export const forSite = 'Copy for'
export const copyOfTemplate = ({ template }: { template: string | number }) => `This page replaces a page of the template ${template}.`
export const openTheTemplatesPage = 'Open the template’s page'
export const whatDiffers = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { '=0': `Nothing differs from the template’s page.`, one: `${count.toLocaleString('en-AU')} difference from the template’s page`, other: `${count.toLocaleString('en-AU')} differences from the template’s page` })}`
export const backToTheTemplatesPage = 'Use the template’s page'
export const sureToReset = 'Delete this page and its versions, and show the template’s page again?'
export const deleteMyPage = 'Delete this page'
export const keepMyPage = 'Keep it'
export const somethingWentWrong = 'This did not work. Check your connection and try again.'
export const theTemplateHasNoPageHere = 'The template has no page at this address, so this page stays.'
export const customisedBySites = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} of them has its own version of this page, and keeps what it changed.`, other: `${count.toLocaleString('en-AU')} of them have their own version of this page, and keep what they changed.` })}`
export const sectionsOfThisPage = 'Sections of this page'
export const customiseSection = 'Customise'
export const customiseSectionNamed = ({ section }: { section: string | number }) => `Customise ${section}`
export const followsTheTemplate = ({ template }: { template: string | number }) => `This page follows the template ${template}.`
export const templateHasChanged = 'The template’s page has changed since you last worked here. Your site shows the changes already.'
export const showTheChanges = 'Show them here'
export const reset = 'Use the template’s value'
export const resetNamed = ({ name }: { name: string | number }) => `Use the template’s value: ${name}`
export const resetSection = 'Use the template’s section'
export const wordAdded = 'added by you'
export const wordRemoved = 'removed by you'
export const wordMoved = 'moved by you'
export const noLongerApplies = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} of your changes no longer applies, since the template has removed or moved its section. It is kept, and applies again if the section comes back.`, other: `${count.toLocaleString('en-AU')} of your changes no longer apply, since the template has removed or moved their sections. They are kept, and apply again if the sections come back.` })}`
export const discard = 'Discard'
export const discardNamed = ({ name }: { name: string | number }) => `Discard ${name}`
export const stopFollowing = 'Stop following the template'
export const sureToStop = 'Keep this page as it is now? Changes of the template will reach it no longer.'
export const keepAsItIs = 'Keep it as it is'
export const goOnFollowing = 'Go on following'
export const markFromTemplate = 'From the template'
export const markCustomised = 'Customised'
export const markOwn = 'Your section'
export const openThePageAgain = 'It is done. Reload the page to see it here.'
export const followsExplained = 'What you change here is yours; everything else comes from the template.'
export const resetSectionNamed = ({ name }: { name: string | number }) => `Use the template’s section: ${name}`
export const removeSection = 'Remove it'
export const removeSectionNamed = ({ name }: { name: string | number }) => `Remove ${name}`
export const bringBack = 'Bring it back'
export const bringBackNamed = ({ name }: { name: string | number }) => `Bring back ${name}`
export const moveBack = 'Move it back'
export const moveBackNamed = ({ name }: { name: string | number }) => `Move back ${name}`
export const changesBecomeYours = 'What you change here becomes your site’s own. The rest goes on following the template.'
export const sectionIsYours = ({ section }: { section: string | number }) => `${section}: what you changed is your site’s own now. The rest goes on following the template.`
