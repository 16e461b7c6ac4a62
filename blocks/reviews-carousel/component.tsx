import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { dateFormat } from '#schemas/lib/date-format.ts'
import type { ShownReview } from '#schemas/review/review.ts'
import { excerpt, selectReviews } from '#schemas/review/select-reviews.ts'
import { reviewsQuery } from '../_data/reviews.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Card } from '../_ui/card.tsx'
import { Carousel } from '../_ui/carousel/carousel.tsx'
import { CarouselControls } from '../_ui/carousel/carousel-controls.tsx'
import { CarouselSlide } from '../_ui/carousel/carousel-slide.tsx'
import { CarouselTrack } from '../_ui/carousel/carousel-track.tsx'
import { yieldsAtFirst } from '../_ui/carousel/yields-at-first.ts'
import { useCarouselContext } from '../_ui/carousel/carousel-context.ts'
import { Grid } from '../_ui/grid.tsx'
import { Image } from '../_ui/image.tsx'
import { Inline } from '../_ui/inline.tsx'
import { Rating } from '../_ui/rating.tsx'
import { Section } from '../_ui/section.tsx'
import { ShowMore } from '../_ui/show-more.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import type { reviewsCarousel } from './block.ts'
import { reviewsAskedFor } from './reviews-asked-for.ts'
import * as texts from './texts.ts'

type Props = PropsOf<typeof reviewsCarousel>

/** locations §9, Reviews and locations */
const carouselFrom = 4
const startIndex = 2
const turnsEvery = 3_000

export default function ReviewsCarousel(props: Props) {
  const { config } = useSite()
  const { data } = useQuery(reviewsQuery(useApi(), reviewsAskedFor(props)))
  if (!data || config.reviews.hidden) return null
  const reviews = selectReviews(data.reviews, {
    excludedIds: props.excluded.flatMap((entry) => entry.reviewId ?? []),
    blockedNames: props.blockedNames.map((entry) => entry.name),
    limit: props.limit,
  })
  const isAboveMinimum = data.average_rating > config.reviews.minimumRating
  if (reviews.length === 0 || data.count < props.minimumCount || (props.aboveAverageOnly && !isAboveMinimum))
    return null
  const hasAverage = props.showAverage && data.count > 0 && isAboveMinimum
  return (
    <Section
      heading={props.heading}
      background={props.settings.background}
      anchor={props.settings.anchor || 'reviews'}
      intro={hasAverage ? <Average rating={data.average_rating} count={data.count} /> : undefined}
    >
      {props.look === 'carousel' && reviews.length >= carouselFrom ? (
        <Turning reviews={reviews} props={props} />
      ) : (
        <Row reviews={reviews} isList={props.look === 'list'} />
      )}
    </Section>
  )
}

function Average({ rating, count }: { rating: number; count: number }) {
  return (
    <Inline gap={2}>
      <Rating value={rating} size={22} />
      <span>{texts.ratingFromReviews({ rating: rating.toFixed(1), count })}</span>
    </Inline>
  )
}

function Row({ reviews, isList }: { reviews: ShownReview[]; isList: boolean }) {
  return (
    <Grid columns={isList ? 1 : [1, null, 3]}>
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </Grid>
  )
}

function Turning({ reviews, props }: { reviews: ShownReview[]; props: Props }) {
  const yielding = yieldsAtFirst(reviews.length)
  return (
    <Carousel
      label={texts.customerReviews}
      count={reviews.length}
      startIndex={startIndex}
      align="center"
      swipe="several"
      autoplayEvery={props.autoRotate ? turnsEvery : undefined}
      loops={props.autoRotate ? 'rewind' : undefined}
    >
      <CarouselTrack>
        {reviews.map((review, index) => (
          <CarouselSlide
            key={review.id}
            index={index}
            width={['86%', '60%', '44%', '31%']}
            css={index === startIndex ? undefined : yielding}
          >
            <SelectableCard review={review} index={index} />
          </CarouselSlide>
        ))}
      </CarouselTrack>
      <Box display="flex" justifyContent="center" mt={4}>
        <CarouselControls />
      </Box>
    </Carousel>
  )
}

/** The selected card is marked; a press on another scrolls to it. locations §4 */
function SelectableCard({ review, index }: { review: ShownReview; index: number }) {
  const { index: selected, select } = useCarouselContext()
  const isActive = index === selected
  return (
    <Card
      as="article"
      padded
      aria-current={isActive ? 'true' : undefined}
      data-pressable=""
      css={selectable}
      onClick={(event: MouseEvent<HTMLElement>) => {
        const isControl = event.target instanceof Element && event.target.closest('a, summary, button') !== null
        if (!isActive && !isControl) select(index)
      }}
    >
      <ReviewContent review={review} />
    </Card>
  )
}

const selectable: CssObject = {
  cursor: 'pointer',
  transition: 'border-color .18s, box-shadow .18s',
  '&:hover': { borderColor: 'lineStrong' },
  '&[aria-current]': { cursor: 'auto', borderColor: 'action', boxShadow: 'lg' },
}

const ReviewCard = ({ review }: { review: ShownReview }) => (
  <Card as="article" padded>
    <ReviewContent review={review} />
  </Card>
)

function ReviewContent({ review }: { review: ShownReview }) {
  const { created_at_time_ago_in_words: ago, review_date_in_words: date } = review
  return (
    <>
      <Inline justifyContent="space-between" gap={2} mb={3}>
        <Rating value={review.rating} />
        <Text as="span" look="small" title={date || undefined}>
          {ago || getMonth(review.review_date)}
        </Text>
      </Inline>
      {review.image ? (
        <Box mb={3} borderRadius="md" overflow="hidden">
          <Image picture={review.image} ratio="3/2" sizes="(min-width: 64em) 31vw, 86vw" />
        </Box>
      ) : null}
      {review.text ? <ReviewText text={review.text} /> : null}
      <Text mt="auto" pt={4} fontWeight="semibold">
        {review.customer_name}
        {review.source ? (
          <Text as="span" look="small">
            {' '}
            {texts.viaSource({ source: review.source })}
          </Text>
        ) : null}
      </Text>
      {review.reply_text ? (
        <Box mt={3} pl={3} borderLeft="thick" fontSize="sm">
          <Text look="strong">
            {review.reply_date_in_words ? texts.repliedOn({ date: review.reply_date_in_words }) : texts.ourReply}
          </Text>
          <Text>{review.reply_text}</Text>
        </Box>
      ) : null}
    </>
  )
}

function ReviewText({ text }: { text: string }) {
  const short = excerpt(text)
  if (short === null) return <Text>{text}</Text>
  return (
    <ShowMore more={texts.viewMore} less={texts.viewLess} instead={short}>
      <Text>{text}</Text>
    </ShowMore>
  )
}

const getMonth = (date: string) => dateFormat('month', 'UTC').format(new Date(date))
