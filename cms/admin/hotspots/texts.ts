// Compiled from texts.json by npm run generate. Do not edit.

export const hotspots = 'Hotspots'
export const hotspotsPlacedOnSpinPicturesOrOn = 'Hotspots are placed on spin pictures or on an interior panorama. Add one of these above first.'
export const clickOnPictureToPlaceHotspot = 'Click on the picture to place a hotspot. Drag it, or select it and use the arrow keys, to move it. Turn the vehicle and place it again for other angles: it is shown on the angles that you placed it on.'
export const previousAngle = 'Previous angle'
export const nextAngle = 'Next angle'
export const angleAngleOfLength = ({ angle, length }: { angle: string | number; length: string | number }) => `Angle ${angle} of ${length}`
export const clickOnPictureToPlaceHotspotNumber = ({ number }: { number: string | number }) => `Click on the picture to place hotspot ${number} here.`
export const addANewHotspotInstead = 'Add a new hotspot instead'
export const addAHotspotInTheMiddle = 'Add a hotspot in the middle'
export const hotspotNumberPercentFromLeftPercentFrom = ({ number, percent, percent2, where }: { number: string | number; percent: string | number; percent2: string | number; where: string | number }) => `Hotspot ${number} is ${percent} from the left and ${percent2} from the top of ${where}.`
export const hotspotLengthIsPlacedAtWhere = ({ length, where }: { length: string | number; where: string | number }) => `Hotspot ${length} is placed at ${where}. Describe it.`
export const hotspotAtIsDeleted = ({ at }: { at: string | number }) => `Hotspot ${at} is deleted.`
export const picture = 'Picture'
export const exterior = 'Exterior'
export const interior = 'Interior'
export const angle = 'Angle'
export const hotspotNumberIsRemovedFromWhere = ({ number, where }: { number: string | number; where: string | number }) => `Hotspot ${number} is removed from ${where}.`
export const hotspotAtIsRemovedFromWhere = ({ at, where }: { at: string | number; where: string | number }) => `Hotspot ${at} is removed from ${where}.`
export const hotspotAtIsNowOnLengthAngles = ({ at, length }: { at: string | number; length: string | number }) => `Hotspot ${at} is now on ${length} angles.`
export const placeHotspotIndexHere = ({ index }: { index: string | number }) => `Place hotspot ${index} here`
export const placeANewHotspotHere = 'Place a new hotspot here'
export const hotspotAt = ({ at, description }: { at: string | number; description: string | number }) => `Hotspot ${at}: ${description}. Arrow keys move it (hold Shift for small steps); Delete removes it from this picture.`
export const noDescription = 'no description'
export const descriptionOfHotspotNumber = ({ number }: { number: string | number }) => `Description of hotspot ${number}`
export const hotspotNumberPlace = ({ number, place }: { number: string | number; place: string | number }) => `hotspot ${number} ${place}`
export const fillBetween = 'Fill between'
export const forHotspotNumber = ({ number }: { number: string | number }) => `for hotspot ${number}`
export const deleteLabel = 'Delete'
export const hotspotNumber = ({ number }: { number: string | number }) => `hotspot ${number}`
export const onThisAngle = 'on this angle'
export const shownToShoppers = 'Shown to shoppers, such as “Heated seats in both rows”'
export const notHere = 'Not here'
export const placeHere = 'Place here'
export const hotspotAtHasNoDescription = ({ at }: { at: string | number }) => `Hotspot ${at} has no description: shoppers would see an empty box.`
export const descriptionHotspotLongLongerThan300Characters = ({ long }: { long: string | number }) => `The description of hotspot ${long} is longer than 300 characters.`
export const aVehicleHas60HotspotsAtMost = 'A vehicle has 60 hotspots at most.'
export const on1Angle = 'on 1 angle'
export const onLengthAngles = ({ length }: { length: string | number }) => `on ${length} angles`
export const notPlaced = 'not placed'
export const noDescription2 = 'No description'
export const thePanorama = 'the panorama'
export const atAmountAndAmountOfFrame = ({ amount, amount2, frame }: { amount: string | number; amount2: string | number; frame: string | number }) => `, at ${amount}% and ${amount2}% of ${frame}`
