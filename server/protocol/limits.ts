// The number of the protocol, and the limits that both sides know.

/** What is spoken here. It grows when a client of the former number would no longer understand. */
export const PROTOCOL = 1;

export const MOST_MESSAGE_BYTES = 16 * 1024;
export const MOST_IMPORT_BYTES = 2 * 1024 * 1024;
/** Entries of the journal of a save that is brought along, also of one chapter. */
export const MOST_IMPORT_ENTRIES = 10_000;
/** Of a campaign that is brought along: its chapters, its bytes, and the entries of all its journals together. */
export const MOST_CAMPAIGN_CHAPTERS = 100;
export const MOST_CAMPAIGN_BYTES = 8 * 1024 * 1024;
export const MOST_CAMPAIGN_ENTRIES = 60_000;
export const MOST_SEED = 100;
export const MOST_CHAT = 500;
export const MOST_NAME = 40;
export const MOST_SEATS = 16;
export const MOST_PICKS = 500;
