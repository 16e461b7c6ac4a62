import type { EndpointOutput } from '#schemas/api/endpoints.ts'
import { Icon } from './icon.tsx'

export function Reviews({
  answer: { reviews, average_rating: average, count },
}: {
  answer: EndpointOutput<'reviews'>
}) {
  return (
    <section id="reviews" aria-labelledby="part:reviewsId" data-ground="sunken" className="part:reviewsBand">
      <div className="part:container">
        <div className="part:bandHeader">
          <div className="part:panelWords">
            <h2 id="part:reviewsId" className="part:panelHeading">
              What Coast locals say
            </h2>
            <div className="part:intro">
              <div className="part:average">
                <Rating value={average} size={22} />
                <span>
                  {average.toFixed(1)} from {count.toLocaleString('en-AU')} {count === 1 ? 'review' : 'reviews'}
                </span>
              </div>
            </div>
          </div>
        </div>
        <div className="part:turning">
          <div className="part:reviewsViewport">
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
            <ul tabIndex={0} aria-label="Customer reviews" className="part:reviews">
              {reviews.map((review, index) => (
                <li key={review.id} aria-label={`${index + 1} of ${reviews.length}`} className="part:review">
                  <article className="part:reviewCard">
                    <div className="part:reviewTop">
                      <Rating value={review.rating} size={18} />
                      <span className="part:small">{monthOf(review.review_date)}</span>
                    </div>
                    <p>{review.text}</p>
                    <p className="part:reviewer">
                      {review.customer_name}
                      <span className="part:small"> via {review.source}</span>
                    </p>
                  </article>
                </li>
              ))}
            </ul>
          </div>
          <div className="part:turns">
            <div className="part:steps">
              <button type="button" aria-label="Previous" className="part:step">
                <Icon name="chevronLeft" />
              </button>
              <button type="button" aria-label="Next" className="part:step">
                <Icon name="chevronRight" />
              </button>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

const monthOf = (date: string) =>
  new Date(date).toLocaleDateString('en-AU', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const star = 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z'

function Rating({ value, size }: { value: number; size: number }) {
  return (
    <span className="part:rating">
      <span className="part:hidden">{value} out of 5 stars</span>
      {[0, 1, 2, 3, 4].map((before) => {
        const part = value - before
        const isPart = part > 0 && part < 1
        return (
          <svg key={before} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
            {isPart ? (
              <linearGradient id="part:starId">
                <stop offset={part} stopColor="currentColor" />
                <stop offset={part} stopColor="currentColor" stopOpacity={0} />
              </linearGradient>
            ) : null}
            <path
              d={star}
              fill={isPart ? 'url(#part:starId)' : part > 0 ? 'currentColor' : 'none'}
              stroke="currentColor"
              strokeWidth={1.5}
              strokeLinejoin="round"
            />
          </svg>
        )
      })}
    </span>
  )
}
