export interface ShownRating {
  readonly rating: number | null;
  readonly estimated?: true;
}

/** A rating as lists and pages write it, an estimate with the E of the FFE; empty where there is none. */
export const ratingText = ({ rating, estimated }: ShownRating): string =>
  rating === null || rating <= 0 ? '' : estimated === true ? `${rating} E` : String(rating);

/** The same for a cell: a figure stays one. */
export const ratingCell = (shown: ShownRating): string | number | null =>
  shown.estimated === true
    ? ratingText(shown)
    : shown.rating !== null && shown.rating > 0
      ? shown.rating
      : null;
