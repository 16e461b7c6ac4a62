// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const checkAFile = 'Check a file'
export const thisImportsNothing = 'This imports nothing. It shows how we would read the file and what would change.'
export const chooseTheFeedsSiteFirst = 'Choose the feed’s site first.'
export const downloadFromTheWebAddress = 'Download from the web address'
export const takeTheNewestFileInTheFolder = 'Use the newest file in the folder'
export const chooseAFileFromThisComputer = 'Choose a file from this computer'
export const readingTheFile = 'Reading the file …'
export const needed = 'required'
export const andRest = ({ rest }: { rest: string | number }) => `and ${rest}`
export const aboutLabel = ({ label }: { label: string | number }) => `about ${label}`
export const remove = 'Remove'
export const addAnotherColumn = 'Add another column'
export const withoutName = ({ name }: { name: string | number }) => `Without ${name}`
export const ifEmpty = 'If empty'
export const listSeparator = 'List separator'
export const none = 'None'
export const columnForLabel = ({ label }: { label: string | number }) => `Column for ${label}`
export const unitOfLabel = ({ label }: { label: string | number }) => `Unit of ${label}`
export const valuesWords = ({ words }: { words: string | number }) => `Values (${words})`
export const more = 'More'
export const leaveEmpty = 'Leave empty'
export const detectAutomatically = 'Detect automatically'
export const valueNotInThisFile = ({ value }: { value: string | number }) => `${value} (not in this file)`
export const alwaysOtherwise = ({ otherwise }: { otherwise: string | number }) => `Always “${otherwise}”`
export const ourField = 'Our field'
export const columnOfTheFeed = 'Column of the feed'
export const unit = 'Unit'
export const example = 'Example'
export const addAField = 'Add a field'
export const choose = 'Choose …'
export const labelAddedToTheTable = ({ label }: { label: string | number }) => `${label} added to the table.`
export const labelNoLongerFilledByFeed = ({ label }: { label: string | number }) => `${label} is no longer filled by the feed.`
export const theLast30Days = 'The last 30 days'
export const noImportInTheLast30Days = 'No import in the last 30 days.'
export const anImportFailed = 'An import failed'
export const theSameAsATable = 'Show as a table'
export const day = 'Day'
export const imports = 'Imports'
export const failed = 'Failed'
export const newLabel = 'New'
export const changed = 'Changed'
export const unchanged = 'Unchanged'
export const rejected = 'Rejected'
export const newOrChanged = 'New or changed'
export const rowsByDay = ({ imports, failed }: { imports: string | number; failed: string | number }) => `Rows by day: ${imports} imports in 30 days, ${failed} of them failed. The figures are in the table below.`
export const today = 'Today'
export const saveTheFeedFirst = 'Save the feed first. Then its imports are shown here.'
export const loadingTheFeedsStatus = 'Loading the feed’s status …'
export const tryAgain = 'Try again'
export const anImportIsRunning = 'An import is running.'
export const theLastImportFailed = 'The last import failed.'
export const thisFeedHasNotImportedAnythingYet = 'This feed has not imported anything yet.'
export const noProblems = 'No problems.'
export const lastImportRejectedRejectedReadRows = ({ rejected, read }: { rejected: string | number; read: string | number }) => `The last import rejected ${rejected} of ${read} rows. The reasons are below.`
export const lastReceived = 'Last received'
export const lastImported = 'Last imported'
export const lastFailed = 'Last failed'
export const nextCheck = 'Next check'
export const manual = 'Manual'
export const moreFileSettings = 'More file settings'
export const fileFormat = 'File format'
export const textEncoding = 'Text encoding'
export const dates = 'Dates'
export const pathToTheVehiclesJsonAndXml = 'Path to the vehicles (JSON and XML)'
export const separatedByTabsTsv = 'Separated by tabs (TSV)'
export const windowsWestern = 'Windows (Western)'
export const dayFirst = 'Day first: 3/4 is the third of April'
export const monthFirst = 'Month first: 3/4 is the fourth of March'
export const uploadFilesTo = 'Upload files to'
export const inTheServersDataFolder = 'in the server’s data folder, for example by SFTP. We read a file ten seconds after its last change, so that uploads can finish.'
export const feedsSlug = ({ slug }: { slug: string | number }) => `feeds/${slug}/`
export const vehiclesWaitingForApproval = ({ vehicles }: { vehicles: string | number }) => `${vehicles} waiting for approval`
export const sinceMomentFileNoLongerContainsVehicles = ({ moment, vehicles, owned, share }: { moment: string | number; vehicles: string | number; owned: string | number; share: string | number }) => `Since ${moment} the file no longer contains ${vehicles} of the ${owned} of this feed. An import may remove ${share}% without approval. These vehicles stay on sale until you approve their removal or they are back in the file.`
export const andMoreMore = ({ more }: { more: string | number }) => `and ${more} more`
export const approvedNextImportRemovesThemIfThey = 'Approved. The next import removes them if they are still missing from the file.'
export const editorOrAdministratorYourSiteCanApprove = 'An editor or an administrator of your site can approve it.'
export const takeVehiclesOffTheSite = ({ vehicles }: { vehicles: string | number }) => `Take ${vehicles} off the site? We check the newest file first. Vehicles that are back in it stay.`
export const takeThemOffTheSite = 'Take them off the site'
export const importNow = 'Import now'
export const youHaveUnsavedChanges = 'You have unsaved changes. The import uses the saved settings.'
export const importQueued = 'Import queued. It starts in a moment.'
export const importAlreadyQueued = 'Import already queued. It starts in a moment.'
export const recentImports = 'Recent imports'
export const noImportsYet = 'No imports yet.'
export const when = 'When'
export const result = 'Result'
export const rows = 'Rows'
export const lockedFieldsKept = 'Locked fields kept'
export const removed = 'Removed'
export const running = 'Running'
export const done = 'Done'
export const columnMapping = 'Column mapping'
export const checkAFileFirst = 'Check a file first. Then you can choose its columns here, and we suggest a mapping.'
export const addLengthMoreSuggested = ({ length }: { length: string | number }) => `Add ${length} more suggested`
export const weFilledInSuggestionsFromColumnNames = 'We filled in suggestions from the column names. Check them, then save.'
export const addedSuggested = ({ suggested }: { suggested: string | number }) => `Added: ${suggested}.`
export const justNow = 'just now'
export const photosOfTheSitesVehicles = 'Photos of the site’s vehicles'
export const photosThatFailed = 'Photos that failed'
export const reasonTriedTimes = ({ reason, tries, nextTry }: { reason: string | number; tries: number; nextTry: string | number }) => `${reason} Tried ${selectPlural('en-AU', tries, { one: `${tries.toLocaleString('en-AU')} time`, other: `${tries.toLocaleString('en-AU')} times` })}; ${nextTry}`
export const downloaded = 'Downloaded'
export const waiting = 'Waiting'
export const retrying = 'Retrying'
export const againMoment = ({ moment }: { moment: string | number }) => `again ${moment}.`
export const noMoreAttempts = 'no more attempts.'
export const theServerCouldNotBeReached = 'The server could not be reached. Check the connection and try again.'
export const whatAnImportOfFileWouldDo = ({ file }: { file: string | number }) => `What an import of ${file} would do`
export const detailBecauseYourStaffHaveLockedThem = ({ detail, kept }: { detail: string | number; kept: number }) => `${detail} because your staff have locked ${selectPlural('en-AU', kept, { one: `it`, other: `them` })}.`
export const firstLengthRowsAsWeReadThem = ({ length }: { length: string | number }) => `The first ${length} rows as we read them`
export const line = 'Line'
export const stockNumber = 'Stock number'
export const outcome = 'Outcome'
export const remarks = 'Remarks'
export const duplicate = 'Duplicate'
export const noLongerInTheFile = 'No longer in the file'
export const oneValueIsKept = 'One value is kept'
export const keptValuesAreKept = ({ kept }: { kept: string | number }) => `${kept} values are kept`
export const examplesOfNewVehicles = 'Examples of new vehicles'
export const examplesOfChanges = 'Examples of changes'
export const examplesOfRejectedRows = 'Examples of rejected rows'
export const lineLineStocknum = ({ line, stocknum, field, reason }: { line: string | number; stocknum: string | number; field: string | number; reason: string | number }) => `Line ${line}${stocknum}: ${field}${reason}`
export const examplesVehiclesNoLongerInFile = 'Examples of vehicles no longer in the file'
export const theFirstRowsAsWeReadThem = 'The first rows as we read them'
export const rejectedRows = 'Rejected rows'
export const noneInTheRecentImports = 'None in the recent imports.'
export const ofTheImport = 'Of the import'
export const downloadAllCsv = 'Download all (CSV)'
export const rowsThisImportDeleted = 'The rows of this import have been deleted.'
export const reason = 'Reason'
export const yes = 'Yes'
export const no = 'No'
export const valuesOfLabel = ({ label }: { label: string | number }) => `Values of ${label}`
export const feedValue = 'Feed value'
export const ourValue = 'Our value'
export const sameAsTheFeed = 'Same as the feed'
export const anotherFeedValue = 'Another feed value'
export const addValue = 'Add value'
export const ourValueForWord = ({ word }: { word: string | number }) => `Our value for ${word}`
export const anotherValue = 'Another value'
