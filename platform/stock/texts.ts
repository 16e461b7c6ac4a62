// Compiled from texts.json by npm run generate. Do not edit.

export const thereIsNoFileAtFile = ({ file }: { file: string | number }) => `There is no file at ${file}.`
export const theFileFileIsEmpty = ({ file }: { file: string | number }) => `The file ${file} is empty.`
export const theZipFileIsIncomplete = ({ file }: { file: string | number }) => `The zip ${file} is incomplete: send it again.`
export const theZipFileCannotBeRead = ({ file }: { file: string | number }) => `The zip ${file} cannot be read: create it again.`
export const theZipFileContainsNoFile = ({ file }: { file: string | number }) => `The zip ${file} contains no file.`
export const zipFileContainsSeveralFilesFileName = ({ file, fileName, fileName2 }: { file: string | number; fileName: string | number; fileName2: string | number }) => `The zip ${file} contains several files (${fileName}, ${fileName2} …). It must contain one.`
export const zipFileProtectedByPassword = ({ file }: { file: string | number }) => `The zip ${file} is protected by a password.`
export const zipFileCompressionThatNotSupported = ({ file }: { file: string | number }) => `The zip ${file} uses a compression that is not supported.`
export const theFileFileIsCompressedTwice = ({ file }: { file: string | number }) => `The file ${file} is compressed twice. Compress the feed itself.`
export const fileFileExpandsFromPackedBytesTo = ({ file, packed, floor }: { file: string | number; packed: string | number; floor: string | number }) => `The file ${file} expands from ${packed} bytes to more than ${floor} MB. It is not a feed and is not read.`
export const compressedFileFileIncompleteOrDamagedReason = ({ file, reason }: { file: string | number; reason: string | number }) => `The compressed file ${file} is incomplete or damaged (${reason}).`
export const theFeedDoubt = ({ doubt, all }: { doubt: string | number; all: string | number }) => `The feed ${doubt}, so the ${all} vehicles that it lacks stay as they are.`
export const ifTheyAreGone = 'If they are gone, import the file again with --allow-many-missing.'
export const ifTheyAreGoneApprove = 'If they are gone, approve it under Stock feeds, “Status”.'
export const feedLacksConfirmedBeforeVehiclesThatIt = ({ confirmed, before, share, wayOut }: { confirmed: string | number; before: string | number; share: string | number; wayOut: string | number }) => `The feed lacks ${confirmed} of the ${before} vehicles that it owns, more than ${share} %: they stay as they are. ${wayOut}`
export const feedLacksHeldVehiclesThatWereHeld = ({ held, wayOut }: { held: string | number; wayOut: string | number }) => `The feed lacks ${held} vehicles that were held when it lacked them together with many others: they stay as they are. ${wayOut}`
export const itIsOfTheFormatName = ({ name }: { name: string | number }) => ` It has the format ${name}: use --format ${name}.`
export const fileFileNotAsFeedsMappingSays = ({ file, lacks, hint }: { file: string | number; lacks: string | number; hint: string | number }) => `The file ${file} does not match the feed’s mapping: its heading lacks ${lacks}.${hint}`
export const fileFileNotFormatName = ({ file, name, lacks, hint }: { file: string | number; name: string | number; lacks: string | number; hint: string | number }) => `The file ${file} does not have the format ${name}: its heading lacks ${lacks}.${hint}`
export const fileFileColumnTwiceTwice = ({ file, twice }: { file: string | number; twice: string | number }) => `The file ${file} has the column "${twice}" twice.`
export const andAmountMore = ({ amount }: { amount: string | number }) => ` and ${amount} more`
export const columnsThatWereNotRead = ({ extra, more }: { extra: string | number; more: string | number }) => `Columns that were not read: ${extra}${more}.`
export const itMoreThanMostPathsDifferentFields = ({ mostPaths }: { mostPaths: string | number }) => `it has more than ${mostPaths} different fields`
export const itIsLongerThanAmountMillionCharacters = ({ amount }: { amount: string | number }) => `it is longer than ${amount} million characters`
export const theFileIsNotUtf8Throughout = 'The file is not UTF-8 throughout: it is damaged, or was joined from two files.'
export const fileFileLooksLikeUtf16Without = ({ file }: { file: string | number }) => `The file ${file} looks like UTF-16 without a byte order mark. Save it as UTF-8, or set the feed’s encoding to UTF-16, and import it again.`
export const fileFileNotUtf8Fault = ({ file, fault }: { file: string | number; fault: string | number }) => `The file ${file} is not UTF-8 (${fault}). Save it as "CSV UTF-8", or set the feed’s encoding to windows-1252, and import it again.`
export const nearLineLine = ({ line }: { line: string | number }) => `near line ${line}`
export const atItsEnd = 'at its end'
export const mapTheColumnsOfTheFeedFirst = 'Map the columns of the feed first.'
export const theAddressIsNotAWebAddress = 'The address is not a web address. It must begin with https:// or http://.'
export const theAddressHasAPort = 'The address has a port. Feeds and photos are downloaded only from ports 80 and 443.'
export const stockSlugBeingImportedAlreadyDetail = ({ slug, detail }: { slug: string | number; detail: string | number }) => `Stock of ${slug} is already being imported${detail}. Wait until that import has finished, then start this one again.`
export const theServerSentNoPhoto = 'The server sent no photo.'
export const itIsNotAPhoto = 'It is not a photo.'
export const itTooSmallToPhoto = 'It is too small to be a photo.'
export const thePhotoIsDamaged = 'The photo is damaged.'
export const aNewVehicleNeedsItsField = ({ field }: { field: string | number }) => `a new vehicle needs its ${field}`
export const notImported = 'not imported: staff have locked the field'
export const columnStockNumberCouldNotDetected = 'The column of the stock number could not be detected. Choose it.'
export const fileListsObjectsNestedMoreThanDeepest = ({ deepest }: { deepest: string | number }) => `The file has lists and objects nested more than ${deepest} deep.`
export const theFileIsIncomplete = ({ line }: { line: string | number }) => `The file is incomplete: object ${line} is followed by millions of characters without an end.`
export const fileIncompleteOrInvalidJsonAfterObject = ({ line }: { line: string | number }) => `The file is incomplete or invalid JSON after object ${line}.`
export const theFileIsIncomplete3 = ({ line }: { line: string | number }) => `The file is incomplete: it ends after object ${line}.`
export const theFileIsIncomplete5 = ({ line }: { line: string | number }) => `The file is incomplete: it ends in the middle of the row that starts on line ${line}.`
export const theFileIsIncomplete4 = ({ amount }: { amount: string | number }) => `The file is incomplete, or a quotation mark is not closed, after line ${amount}.`
export const fileIncompleteOrInvalidXmlAfterElement = ({ line }: { line: string | number }) => `The file is incomplete or invalid XML after element ${line}.`
export const fileElementsNestedMoreThanDeepestDeep = ({ deepest }: { deepest: string | number }) => `The file has elements nested more than ${deepest} deep.`
export const theFileIsIncomplete2 = ({ line }: { line: string | number }) => `The file is incomplete: element ${line} is followed by millions of characters without an end.`
export const theSameAsLineLine = ({ line }: { line: string | number }) => `the same as line ${line}`
export const stockNumberBaseOnLineLineAlready = ({ base, line }: { base: string | number; line: string | number }) => `the stock number ${base} is already on line ${line}`
export const sameDescriptionAsLineFirstLineWith = ({ firstLine }: { firstLine: string | number }) => `the same description as line ${firstLine} with another price or equipment: imported as a separate vehicle`
export const noListVehiclesWasFoundInFile = ({ file }: { file: string | number }) => `No list of vehicles was found in the file ${file}.`
export const theFileFileHasLengthColumns = ({ file, length, mostColumns }: { file: string | number; length: string | number; mostColumns: string | number }) => `The file ${file} has ${length} columns, and at most ${mostColumns} are read. Check that it is a feed with one vehicle per row.`
export const cannotBeUsed = ({ message }: { message: string | number }) => `cannot be used: ${message}`
export const aVehicleNeedsItsLacking = ({ lacking }: { lacking: string | number }) => `a vehicle needs its ${lacking}`
export const byThisFeed = ' by this feed'
export const notValid = 'not valid'
