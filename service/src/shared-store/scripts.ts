// Scripts that Redis or Valkey runs for processes that share limits and counts. Two scripts, each of which runs as a whole or not
// at all: between a reading and a writing apart, a flood would get through. The keys of one call are in one slot of a cluster.

/** The time of the server, one clock for all processes: seconds and microseconds since 1970. */
export const SERVER_TIME = `redis.call('TIME')`;

// What is at a key of ours and cannot be ours is thrown away.
const CLEAR_UNLESS = `
local function clear_unless(kind, key)
  if redis.call('TYPE', key).ok ~= kind then redis.call('DEL', key) end
end
`;

/**
 * Decides one call.
 *
 *     KEYS  1 the log of one client: a list of milliseconds, oldest first
 *     ARGV  1 limit   2 window in ms
 *     gives {1 when allowed, calls left, ms until one more is let through}
 *
 * Stamps of the future are those of a clock that was put back since: they are moved back with it, so that nobody waits longer than
 * the window. After a failover or a moved slot it is the clock of another server that goes on.
 * @param time a Lua expression for the server's time
 */
export const decideScript = (time: string = SERVER_TIME): string => `${CLEAR_UNLESS}
local log, limit, window = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2])
local time = ${time}
local now = time[1] * 1000 + math.floor(time[2] / 1000)
clear_unless('list', log)
local newest = redis.call('LINDEX', log, -1)
local ahead = newest and (tonumber(newest) or now + window) - now or 0
if ahead > 0 then
  local stamps = redis.call('LRANGE', log, 0, -1)
  redis.call('DEL', log)
  for _, stamp in ipairs(stamps) do
    if tonumber(stamp) then redis.call('RPUSH', log, stamp - ahead) end
  end
end

local function stamp_of_oldest() return tonumber(redis.call('LINDEX', log, 0) or nil) end
local oldest = stamp_of_oldest()
while oldest and oldest <= now - window do
  redis.call('LPOP', log)
  oldest = stamp_of_oldest()
end
local calls = redis.call('LLEN', log)
local allowed = calls < limit
if allowed then
  redis.call('RPUSH', log, now)
  redis.call('PEXPIRE', log, window)
  calls = calls + 1
end
return {allowed and 1 or 0, limit - calls, (oldest or now) + window - now}
`;

/**
 * Takes a batch of counts into the book, once however often it is sent.
 *
 *     KEYS  1 the book of counts: a hash of numbers
 *           2 the mark of the batch, by which one that is sent again is known
 *     ARGV  1 life of the mark in ms   2… field and number of each count
 */
export const COUNT_SCRIPT = `${CLEAR_UNLESS}
local book, mark = KEYS[1], KEYS[2]
if redis.call('SET', mark, 1, 'NX', 'PX', ARGV[1]) then
  clear_unless('hash', book)
  for at = 2, #ARGV, 2 do
    local field, count = ARGV[at], ARGV[at + 1]
    if type(redis.pcall('HINCRBY', book, field, count)) == 'table' then -- an error: there stood no number
      redis.call('HDEL', book, field)
      redis.call('HINCRBY', book, field, count)
    end
  end
end
return 1
`;
