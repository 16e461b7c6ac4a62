// Compiled from texts.json by npm run generate. Do not edit.

export const thePictureTookTooLong = 'This file took too long to process, so it was not stored. Save the picture smaller or in another format, such as JPEG, and upload it again.'
