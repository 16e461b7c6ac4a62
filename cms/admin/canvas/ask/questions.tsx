'use client'
import { LinkQuestion } from './link-question.tsx'
import { MissingQuestion } from './missing-question.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { PictureUpload } from './picture-upload.tsx'
import { SectionQuestion } from './section-question.tsx'
import type { Question } from './question.ts'

interface Props {
  question: Question
  onDone: () => void
}

/** The question that is open on the canvas. */
export function Questions({ question, onDone }: Props) {
  switch (question.kind) {
    case 'link':
      return <LinkQuestion {...question} onDone={onDone} />
    case 'missing':
      return <MissingQuestion {...question} onDone={onDone} />
    case 'section':
      return <SectionQuestion {...question} onDone={onDone} />
    case 'picture':
      return question.file ? (
        <PictureUpload {...question} file={question.file} onDone={onDone} />
      ) : (
        <PictureChoice {...question} onDone={onDone} />
      )
  }
}
