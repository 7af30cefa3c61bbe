/** What bots are called: as many as can sit beside a person. */
export const BOT_NAMES = ['Kari', 'Ola', 'Nils', 'Ingrid', 'Sven', 'Anna', 'Joost', 'Sanne', 'Emma', 'Lars'];
