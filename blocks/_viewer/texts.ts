// Compiled from texts.json by npm run generate. Do not edit.

export const fullscreen = 'Fullscreen'
export const close = 'Close'
export const picturesOfTheTitle = ({ title }: { title: string | number }) => `Pictures of the ${title}, fullscreen`
export const picturesOfTheTitle2 = ({ title }: { title: string | number }) => `Pictures of the ${title}`
export const videoOfTheTitle = ({ title }: { title: string | number }) => `Video of the ${title}`
export const insideTheTitle = ({ title }: { title: string | number }) => `Inside the ${title}`
export const insideTheTitleAll = ({ title }: { title: string | number }) => `360° interior of the ${title}`
export const views = 'Views'
export const spin = 'Spin'
export const gallery = 'Gallery'
export const walkaround = 'Walkaround'
export const interior = 'Interior'
export const lookAroundInsideTheTitle = ({ title }: { title: string | number }) => `Look around inside the ${title}`
export const loadingTheInterior = 'Loading the interior'
export const lookLeft = 'Look left'
export const lookRight = 'Look right'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const titlePicturePlaceOfPictures = ({ title, place, pictures }: { title: string | number; place: string | number; pictures: string | number }) => `${title}, picture ${place} of ${pictures}`
export const swipeToSpin = 'Swipe to spin'
export const titleAllAround = ({ title }: { title: string | number }) => `360° view of the ${title}`
export const loadingTheSpin = 'Loading the spin'
export const turnTheTitle = ({ title }: { title: string | number }) => `Rotate the ${title}`
export const viewAtOfCount = ({ at, count }: { at: string | number; count: string | number }) => `View ${at} of ${count}`
export const pause = 'Pause'
export const playAutomatically = 'Play automatically'
export const turnLeft = 'Rotate left'
export const turnRight = 'Rotate right'
export const chooseAPicture = 'Choose a picture'
export const picturePlace = ({ place }: { place: string | number }) => `Picture ${place}`
export const video = 'Video'
export const pauseTheVideo = 'Pause the video'
export const playTheVideo = 'Play the video'
export const playVideoTitle = ({ title }: { title: string | number }) => `Play video (${title})`
export const watchVideoNewTab = 'Watch video (new tab)'
export const noPicturesOfTheTitleYet = ({ title }: { title: string | number }) => `No pictures of the ${title} yet`
export const videoPlace = ({ place }: { place: string | number }) => `Video ${place}`
export const walkaroundOfTheTitle = ({ title }: { title: string | number }) => `Walkaround of the ${title}`
export const chooseAVideo = 'Choose a video'
