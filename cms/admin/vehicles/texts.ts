// Compiled from texts.json by npm run generate. Do not edit.

export const spinCode = 'Spin code'
export const spinCodeHelp = 'The vehicle’s key at the service that photographs your spins. Other systems read it over the API.'
export const chooseTheSiteFirst = ({ noun }: { noun: string | number }) => `Choose the site first, then add ${noun}.`
export const uploadNoun = ({ noun }: { noun: string | number }) => `Upload ${noun}`
export const chooseFromTheLibrary = 'Choose from the library'
export const asNoun = ({ noun }: { noun: string | number }) => `as ${noun}`
export const addressOfNoun = ({ noun }: { noun: string | number }) => `Address of ${noun}`
export const add = 'Add'
export const theAddressOfNoun = ({ noun }: { noun: string | number }) => `the address of ${noun}`
export const uploadingAtOfLength = ({ at, length }: { at: string | number; length: string | number }) => `Uploading ${at} of ${length} …`
export const theLibraryCouldNotBeRead = 'The library could not be read. Try again.'
export const orAWebAddress = 'or a web address: https://…'
export const addedOfAddedAdded = ({ added, added2 }: { added: string | number; added2: string | number }) => `${added} of ${added2} added. Save to apply.`
export const wordsNotAdded = ({ words, why }: { words: string | number; why: string | number }) => `${words} Not added: ${why}`
export const historyReport = 'History report'
export const aHistoryReport = 'a history report'
export const aPdfFile = 'A PDF file. The vehicle page links to it.'
export const thisVehicleComesFromNoFeed = 'This vehicle comes from no feed, so nothing overwrites your changes.'
export const lockedFields = 'Locked fields'
export const youHaveEditedTheseFields = 'You have edited these fields. Lock them, or the feed may overwrite them:'
export const lock = 'Lock'
export const lockAllLength = ({ length }: { length: string | number }) => `Lock all ${length}`
export const unlock = 'Unlock'
export const noFieldsAreLocked = 'No fields are locked.'
export const lockAnotherField = 'Lock another field'
export const lockAnotherField2 = 'Lock another field …'
export const lockedNames = ({ names }: { names: string | number }) => `Locked: ${names}. Save to apply.`
export const labelIsUnlocked = ({ label }: { label: string | number }) => `${label} is unlocked. After you save, the next import overwrites it.`
export const fieldsThatYouHaveEdited = 'Fields that you have edited'
export const thisVehicleNoLongerInAnyFeed = 'This vehicle is no longer in any feed.'
export const thisVehicleComesFromAnImport = 'This vehicle comes from an import.'
export const thisVehicleComesFromNames = ({ names }: { names: string | number }) => `This vehicle comes from “${names}”.`
export const reverseTheOrder = 'Reverse the order'
export const removeAllLength = ({ length }: { length: string | number }) => `Remove all ${length}`
export const fromIsNowToOfLength = ({ from, to, length }: { from: string | number; to: string | number; length: string | number }) => `${from} is now ${to} of ${length}.`
export const atIsRemoved = ({ at }: { at: string | number }) => `${at} is removed.`
export const moveAtForward = ({ at, noun }: { at: string | number; noun: string | number }) => `Move ${at} forward, ${noun}`
export const moveAtBack = ({ at, noun }: { at: string | number; noun: string | number }) => `Move ${at} back, ${noun}`
export const removeDetailNoun = ({ detail, noun }: { detail: string | number; noun: string | number }) => `Remove ${detail}${noun}`
export const remove = 'Remove'
export const theOrderIsReversed = 'The order is reversed. The vehicle now rotates the other way.'
export const allLengthAreRemoved = ({ length }: { length: string | number }) => `All ${length} are removed.`
export const thisIsNotNames = ({ names }: { names: string | number }) => `this is not ${names}`
export const pictures = 'Pictures'
export const noPicturesYet = 'No pictures yet. They come from the stock feed, or you can add them here.'
export const notDownloadedYet = 'Not downloaded yet, so not on the site. See the feed for the reason.'
export const pictureFromIsNowToOfLength = ({ from, to, length }: { from: string | number; to: string | number; length: string | number }) => `Picture ${from} is now ${to} of ${length}.`
export const pictureAtIsRemoved = ({ at }: { at: string | number }) => `Picture ${at} is removed.`
export const cardPicture = 'Card picture'
export const pictureAt = ({ at }: { at: string | number }) => `Picture ${at}`
export const video = ' (video)'
export const up = 'Up'
export const movePictureAtUp = ({ at }: { at: string | number }) => `Move picture ${at} up`
export const down = 'Down'
export const movePictureAtDown = ({ at }: { at: string | number }) => `Move picture ${at} down`
export const removePictureAt = ({ at }: { at: string | number }) => `Remove picture ${at}`
export const lengthAddedAtEndLengthPictures = ({ length, length2 }: { length: string | number; length2: string | number }) => `${length} added at the end of ${length2} pictures.`
export const spinVideosAndInterior = 'Spin, videos and interior'
export const videoOnAnotherSite = 'Video on another site'
export const theEmbedAddressFromTheVideosShare = 'The embed address from the video’s “Share, Embed” option. It loads when a shopper plays it.'
export const spin = 'Spin'
export const spinPictures = 'spin pictures'
export const picturesOnceAroundTheVehicle = 'Pictures once around the vehicle, in order. With 36 pictures they are ten degrees apart. Files that you choose together are sorted by name.'
export const interior = 'Interior'
export const theInteriorPanorama = 'the interior panorama'
export const one360Picture = 'One 360° picture, twice as wide as high (equirectangular).'
export const walkAround = 'Walk around'
export const walkaroundVideos = 'walkaround videos'
export const videosInTheGallery = 'Videos in the gallery'
