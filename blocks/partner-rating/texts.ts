// Compiled from texts.json by npm run generate. Do not edit.

export const ratingOfAReviewsService = 'Rating of a reviews service'
export const ratingOfAReviewsServiceDescription = 'The dealer’s star rating at Snap 21. Not shown if Snap 21 has no rating or the site has no organisation.'
export const textBesideTheStars = 'Text beside the stars'
export const ratedByOurCustomers = 'Rated by our customers'
export const linkToTheReviews = 'Link to the reviews'
export const ratingOf5AtSnap21 = ({ rating }: { rating: string | number }) => `${rating} of 5 at Snap 21`
