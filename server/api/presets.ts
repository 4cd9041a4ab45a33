/** A list of tie-breaks kept under a name, for every tournament of this server. */
export interface PresetShown {
  readonly name: string;
  readonly tieBreaks: readonly string[];
}

/** `GET /api/presets`, in the order of names */
export interface PresetsAnswer {
  readonly presets: readonly PresetShown[];
}

/** `PUT /api/presets/:preset`: another `name` than the one in the address renames it. */
export type PresetRequest = PresetShown;
