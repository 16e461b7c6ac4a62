import { Component, type ReactNode, Suspense } from 'react'

interface LoadedProps {
  /** What stands there until the part has come, and where it cannot be had. */
  before?: ReactNode
  /** Told once, where it cannot be had. */
  onFailure?: () => void
  /** A `lazy` component, rendered once it is wanted: never on the server. */
  children: ReactNode
}

/** A part whose script comes when it is used. One that does not come, or fails, costs only itself. */
export class Loaded extends Component<LoadedProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
    this.props.onFailure?.()
  }

  override render() {
    const { before = null, children } = this.props
    return this.state.hasFailed ? before : <Suspense fallback={before}>{children}</Suspense>
  }
}
